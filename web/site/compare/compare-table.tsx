import { formatDate } from '../../../rules/format.ts';
import { COMPARED_MIN } from '../../../rules/limits.ts';
import { hostOf } from '../../../rules/url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, comparePath } from '../../paths.ts';
import { Discontinued } from '../../ui/browser-facts.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { storeComparedBrowsers } from '../../ui/compared-browsers.ts';
import type { ComparedBrowserFragment } from './compare.generated.ts';
import type { Cell, CompareGroup, CompareRow } from './compare-rows.tsx';
import { useNamesText } from './use-names-text.ts';

interface CompareTableProps {
  browsers: ComparedBrowserFragment[];
  groups: CompareGroup[];
  differencesOnly: boolean;
}

const CAPTION_ID = 'comparison';

/** Where more than two columns do not fit, the table scrolls in a frame, in which the names of the browsers and of the rows stay visible. */
const FRAME = 'relative max-md:max-h-[calc(100dvh-6rem)] max-md:overflow-auto';
const WIDTHS: Record<number, string> = { 3: 'min-w-136', 4: 'min-w-168' };

/** The browsers side by side: a column for each browser, a group of rows for each group of facts. */
export function CompareTable({ browsers, groups, differencesOnly }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const namesText = useNamesText();
  const width = WIDTHS[browsers.length];
  return (
    // The keyboard can reach and scroll the frame. Its position keeps the hidden texts for screen readers inside.
    <div {...(width && { role: 'region', 'aria-labelledby': CAPTION_ID, tabIndex: 0 })} className={`-mx-4 sm:mx-0 ${width ? FRAME : ''}`}>
      <table className={`w-full table-fixed border-separate border-spacing-0 text-sm ${width ?? ''}`}>
        <caption id={CAPTION_ID} className="sr-only">
          {t('page.caption', { names: namesText(browsers) })}
        </caption>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-20 w-28 border-b border-line bg-page sm:w-40 lg:top-15 lg:w-56">
              <span className="sr-only">{t('page.rows')}</span>
            </td>
            {browsers.map((browser) => (
              <BrowserColumn key={browser.id} browser={browser} browsers={browsers} differencesOnly={differencesOnly} />
            ))}
          </tr>
        </thead>
        {groups.map(({ id, label, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={browsers.length + 1} className="px-4 pt-9 pb-2.5 text-left text-base font-semibold tracking-tight sm:px-0">
                <span className="sticky left-4 sm:left-0">{label}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} browsers={browsers} isFramed={width !== undefined} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface BrowserColumnProps {
  browser: ComparedBrowserFragment;
  browsers: ComparedBrowserFragment[];
  differencesOnly: boolean;
}

function BrowserColumn({ browser, browsers, differencesOnly }: BrowserColumnProps) {
  const { t } = useTranslation('compare');
  const { localize } = useLanguage();
  const name = localize(browser.name);
  const others = browsers.filter(({ id }) => id !== browser.id);
  return (
    <th scope="col" aria-label={name} className="sticky top-0 z-10 border-b border-line bg-page p-0 text-left align-top font-normal lg:top-15">
      <div className={`flex items-start gap-1 py-3 pr-2 lg:pr-4 ${browsers.length > COMPARED_MIN ? 'max-md:pl-3' : ''}`}>
        <SiteLink to={browserPath(browser.id)} className="group flex min-w-0 grow flex-col gap-2 rounded-lg lg:flex-row lg:items-center lg:gap-3">
          <BrowserIcon url={browser.iconUrl} size="sm" />
          <span className="min-w-0 leading-snug font-semibold break-keep wrap-anywhere group-hover:text-accent">
            {name} <Discontinued status={browser.status} />
          </span>
        </SiteLink>
        <SiteLink
          to={comparePath(others.map(({ id }) => id), differencesOnly)}
          onClick={() => storeComparedBrowsers(others)}
          replace
          rel="nofollow"
          title={t('page.remove', { name })}
          className="-mt-1 grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text"
        >
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('page.remove', { name })}</span>
        </SiteLink>
      </div>
    </th>
  );
}

function Row({ row: { label, cells }, browsers, isFramed }: { row: CompareRow; browsers: ComparedBrowserFragment[]; isFramed: boolean }) {
  return (
    <tr>
      <th scope="row" className={`sticky left-0 z-[5] border-t border-line bg-page py-3 pr-3 pl-4 text-left align-top font-normal text-muted sm:pl-0 ${isFramed ? 'max-md:border-r' : ''}`}>
        {label}
      </th>
      {cells.map((cell, index) => (
        <td key={browsers[index]?.id} className={`border-t border-line py-3 pr-4 align-top wrap-anywhere ${isFramed ? 'max-md:pl-3' : ''}`}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { key, content, fact } }: { cell: Cell }) {
  const { t } = useTranslation('compare');
  if (key === null) return <span className="text-muted">{t('cell.unknown')}</span>;
  return (
    <>
      {content}
      {fact && <Source {...fact} />}
    </>
  );
}

/** The host of the page on which a fact was seen, and the day if it is not the usual one. */
function Source({ sourceUrl, seenOn }: NonNullable<Cell['fact']>) {
  const { t } = useTranslation(['compare', 'translation']);
  const { language } = useLanguage();
  return (
    <span className="mt-0.5 block text-xs text-muted">
      <span className="sr-only">{t('cell.source')}</span>
      <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow" className="inline-block py-1 underline decoration-line underline-offset-2 hover:text-accent hover:decoration-current">
        {hostOf(sourceUrl).replace(/^www\./u, '')}
        <span className="sr-only">{t('translation:link.newTab')}</span>
      </a>
      {seenOn && <time dateTime={seenOn}> {t('cell.seen', { date: formatDate(seenOn, language) })}</time>}
    </span>
  );
}
