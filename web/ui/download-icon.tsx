import { storeOf } from '../../rules/store.ts';
import { isWebPage } from '../../rules/web-page.ts';
import { Icon } from './icon.tsx';

/** The icon of a download button. A link to a store or a web page has another one, because nothing is downloaded. */
export function DownloadIcon({ url, className }: { url: string; className?: string }) {
  return <Icon name={isWebPage(url) || storeOf(url) ? 'external' : 'download'} className={className} />;
}
