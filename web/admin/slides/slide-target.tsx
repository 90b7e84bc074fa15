import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { useSlideBrowserQuery, useSlideVersionQuery, type AdminSlideFragment } from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVersionName } from '../versions/version-name.ts';

/** The name of the browser or version that a slide links to. */
export function SlideTarget({ slide: { linkType, linkTargetId, linkUrl } }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  if (linkType === 'external') return linkUrl ?? t('slides.noLink');
  if (linkTargetId === null) return t('slides.noLink');
  return linkType === 'browser' ? <BrowserTarget id={linkTargetId} /> : <VersionTarget id={linkTargetId} />;
}

function BrowserTarget({ id }: { id: number }) {
  const { data } = useSlideBrowserQuery({ variables: { id } });
  return <TargetName target={data?.browser} nameOf={({ name }, localize) => localize(name)} />;
}

function VersionTarget({ id }: { id: number }) {
  const versionName = useVersionName();
  const { data } = useSlideVersionQuery({ variables: { id } });
  return <TargetName target={data?.version} nameOf={(version, localize) => `${localize(version.browser.name)} ${versionName(version)}`} />;
}

interface TargetNameProps<T> {
  /** Undefined while it loads; null if it does not exist. */
  target: T | null | undefined;
  nameOf: (target: T, localize: (text: LocalizedText) => string) => string;
}

function TargetName<T>({ target, nameOf }: TargetNameProps<T>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  if (target === undefined) return null;
  return target === null ? t('slides.targetGone') : nameOf(target, localize);
}
