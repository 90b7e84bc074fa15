import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#rules/format.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { comparePath } from '../../paths.ts';
import { Discontinued, Get } from '../../ui/browser-card.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { storeComparedBrowsers, type ComparedBrowser } from '../../ui/compared-browsers.tsx';
import { NewTabLink } from '../../ui/external-link.tsx';
import { Dotted } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useNamesText } from '../../ui/use-names-text.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';
import type { Cell, CompareGroup, CompareRow } from './compare-rows.tsx';
import type { ComparedBrowserFragment } from './page.generated.ts';

interface CompareTableProps {
  browsers: ComparedBrowserFragment[];
  /** Also those whose data is on its way. */
  chosen: ComparedBrowser[];
  groups: CompareGroup[];
  differencesOnly: boolean;
  /** Between the table and its sources. */
  children: ReactNode;
}

type Source = NonNullable<Cell['source']>;

const CAPTION_ID = 'comparison';
/** The keyboard can reach and scroll it. */
const REGION = { role: 'region', 'aria-labelledby': CAPTION_ID, tabIndex: 0 };

/** On a phone more than two columns scroll to the side in a frame. */
const FRAME =
  'relative max-md:snap-x max-md:snap-mandatory max-md:scroll-pl-24 sm:scroll-pl-36 max-md:overflow-x-auto max-md:overscroll-x-contain';
/** Two columns and a part of the next one, which shows that there are more. */
const WIDTHS: Record<number, string> = {
  2: 'max-sm:w-[calc(6rem+2*max(7rem,(100vw-6rem)/2))]',
  3: 'max-sm:w-[calc(6rem+3*max(7rem,(100vw-6rem)/2.25))] sm:min-w-128',
  4: 'max-sm:w-[calc(6rem+4*max(7rem,(100vw-6rem)/2.25))] sm:min-w-164',
};
/** So that the last columns too stop beside the labels. */
const END = 'max-sm:pr-[calc(100vw-6rem-2*max(7rem,(100vw-6rem)/2.25))]';
/** The frame scrolls by itself: a distance from its top would move the names over the first rows. */
const HEAD_TOP = 'md:top-11 lg:top-25';
const LABEL_WIDTH = 'w-24 sm:w-36 lg:w-56';

const SOURCE_LINK = 'underline decoration-line underline-offset-2 hover:text-accent hover:decoration-current';

export function CompareTable({ browsers, chosen, groups, differencesOnly, children }: CompareTableProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const namesText = useNamesText();
  const width = WIDTHS[browsers.length] ?? '';
  const end = browsers.length > 2 ? END : '';
  const isHydrated = useIsHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const repeatedNames = useRef<HTMLDivElement>(null);
  const followFrame = () => {
    if (repeatedNames.current && frame.current) repeatedNames.current.scrollLeft = frame.current.scrollLeft;
  };
  useEffect(followFrame, [isHydrated, browsers.length]);
  const sources = sourcesIn(groups);
  return (
    <div className="group/table -mx-4 sm:mx-0">
      <GroupLinks groups={groups} />
      {isHydrated && (
        <div className="sticky top-11 z-[15] h-0 group-has-[th_:focus-visible]/table:hidden md:hidden print:hidden">
          {/* The table has the same for screen readers and the keyboard. */}
          <div ref={repeatedNames} aria-hidden="true" className={`overflow-hidden ${end}`}>
            <div className={`flex min-w-full border-b border-line bg-page text-sm ${width}`}>
              <span className={`sticky left-0 z-10 shrink-0 bg-page ${LABEL_WIDTH}`} />
              {browsers.map((browser) => (
                <div key={browser.id} className="min-w-0 flex-1">
                  <BrowserName browser={browser} chosen={chosen} differencesOnly={differencesOnly} tabIndex={-1} />
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
      {/* Its position keeps the hidden texts for screen readers inside. */}
      <div ref={frame} onScroll={followFrame} {...REGION} className={`${FRAME} ${end}`}>
        <table className={`w-full table-fixed border-separate border-spacing-0 text-sm ${width}`}>
          <caption id={CAPTION_ID} className="sr-only">
            {t('page.caption', { names: namesText(browsers) })}
          </caption>
          <thead>
            <tr>
              <td className={`sticky left-0 z-[15] border-b border-line bg-page ${HEAD_TOP} ${LABEL_WIDTH}`}>
                <span className="sr-only">{t('page.rows')}</span>
              </td>
              {browsers.map((browser) => (
                <th
                  key={browser.id}
                  scope="col"
                  aria-label={localize(browser.name)}
                  className={`sticky z-10 border-b border-line bg-page p-0 text-left max-md:snap-start align-top font-normal ${HEAD_TOP}`}
                >
                  <BrowserName browser={browser} chosen={chosen} differencesOnly={differencesOnly} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, label, rows }) => (
            <tbody key={id}>
              <tr>
                <th
                  id={id}
                  scope="rowgroup"
                  colSpan={browsers.length + 1}
                  className="scroll-mt-36 px-4 pt-8 pb-3 text-left section-title sm:pt-10 sm:px-0 lg:scroll-mt-48"
                >
                  <span className="sticky left-4 sm:left-0">{label}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} sources={sources} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className="mt-6 grid max-w-3xl gap-1 px-4 hint sm:px-0">{children}</div>
      <SourceList sources={sources} />
    </div>
  );
}

function GroupLinks({ groups }: { groups: CompareGroup[] }) {
  const { t } = useTranslation();
  if (groups.length < 2) return null;
  return (
    <nav
      aria-label={t('page.groups')}
      className="sticky top-0 z-[16] flex h-11 overflow-x-auto bg-page px-2 text-sm [scrollbar-width:none] sm:-mx-2 sm:px-0 lg:top-14 print:hidden"
    >
      {groups.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className="target shrink-0 rounded-lg px-2 text-muted hover:text-text">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** In the order of the table, each once. */
function sourcesIn(groups: readonly CompareGroup[]) {
  const cells = groups.flatMap(({ rows }) => rows).flatMap((row) => row.cells);
  return cells
    .flatMap(({ source }) => source ?? [])
    .filter((source, index, all) => all.findIndex((one) => isSame(one, source)) === index);
}

function isSame(one: Source, other: Source) {
  return one.sourceUrl === other.sourceUrl && one.seenOn === other.seenOn;
}

interface BrowserNameProps extends Pick<CompareTableProps, 'chosen' | 'differencesOnly'> {
  browser: ComparedBrowserFragment;
  tabIndex?: number;
}

function BrowserName({ browser, chosen, differencesOnly, tabIndex }: BrowserNameProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const name = localize(browser.name);
  const others = chosen.filter(({ id }) => id !== browser.id);
  return (
    <div className="relative py-2.5 pr-1 max-md:pl-3 xl:py-3 xl:pr-4">
      <BrowserLink
        id={browser.id}
        platforms={browser.downloads}
        tabIndex={tabIndex}
        className="group flex flex-col gap-1.5 rounded-lg xl:flex-row xl:items-center xl:gap-3 xl:pr-8"
      >
        <BrowserIcon url={browser.iconUrl} size="sm" />
        <span className="line-clamp-2 min-w-0 leading-snug font-semibold break-keep wrap-anywhere group-hover:text-accent">
          {name}
        </span>
      </BrowserLink>
      <SiteLink
        to={comparePath(
          others.map(({ id }) => id),
          differencesOnly,
        )}
        onClick={() => storeComparedBrowsers(others)}
        replace
        rel="nofollow"
        tabIndex={tabIndex}
        title={t('page.remove', { name })}
        className="absolute top-2 right-1 grid size-9 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text xl:top-2.5 xl:right-4"
      >
        <Icon name="close" className="size-4" />
        <span className="sr-only">{t('page.remove', { name })}</span>
      </SiteLink>
      <div className="xl:pl-11">
        <Discontinued status={browser.status} />
        <div className="flex py-1">
          <Get browser={browser} isAlone tabIndex={tabIndex} />
        </div>
      </div>
    </div>
  );
}

function Row({ row: { label, note, cells }, sources }: { row: CompareRow; sources: Source[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-[5] border-t border-line bg-page py-2.5 pr-1.5 pl-4 text-left align-top font-normal text-muted max-md:border-r max-sm:text-xs sm:py-3 sm:pr-3 sm:pl-0"
      >
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </th>
      {cells.map((cell, index) => (
        <td
          key={index}
          className="border-t border-line py-2.5 pr-1 align-top sm:py-3 wrap-anywhere max-md:pl-3 md:pr-4"
        >
          <Value cell={cell} sources={sources} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { key, content, source }, sources }: { cell: Cell; sources: Source[] }) {
  const { t } = useTranslation();
  if (key === null) return <span className="text-muted">{t('cell.unknown')}</span>;
  const number = 1 + sources.findIndex((one) => source && isSame(one, source));
  return (
    <>
      {content}
      {source && (
        <>
          {/* No line ends before the number of a source. */}
          {'\u2060'}
          <a
            href={`#source-${number}`}
            aria-label={t('cell.source', { number })}
            className={`relative -top-1 px-1 py-1 text-xs leading-none whitespace-nowrap text-muted tabular-nums ${SOURCE_LINK}`}
          >
            {number}
          </a>
        </>
      )}
    </>
  );
}

function SourceList({ sources }: { sources: Source[] }) {
  const { t, language, sourceNameOf } = useVersionTexts();
  if (sources.length === 0) return null;
  return (
    <Section id="sources" title={t('page.sources')} className="mt-12 px-4 sm:px-0">
      <ol className="list-decimal gap-x-10 pl-8 hint marker:tabular-nums md:columns-2">
        {sources.map(({ sourceUrl, seenOn, isThirdParty }, index) => (
          <li
            key={index}
            id={`source-${index + 1}`}
            className="scroll-mt-52 break-inside-avoid py-1 pl-1 wrap-anywhere target:text-text"
          >
            <NewTabLink
              href={sourceUrl}
              title={sourceUrl}
              rel="noopener noreferrer nofollow"
              className={`inline-block py-0.5 ${SOURCE_LINK}`}
            >
              <Dotted text={sourceNameOf(sourceUrl)} />
            </NewTabLink>
            {isThirdParty && ` · ${t('cell.thirdParty')}`}
            {seenOn && <time dateTime={seenOn}> {t('cell.seen', { date: formatDate(seenOn, language) })}</time>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
