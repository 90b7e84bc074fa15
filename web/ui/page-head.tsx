import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt } from '#rules/format.ts';
import { SHARE_PICTURE, recordPath } from '#rules/pages.ts';
import { LANGUAGES, type LocalizedText } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../i18n/provider.tsx';
import { canonicalPath, feedPath } from '../paths.ts';
import { usePageContext } from './page-context.ts';

interface PageHeadProps {
  /** The site's name is added. Absent on the home page. */
  title?: string;
  description: string;
  /** The path has no `lang` parameter. Absent on pages that search engines must not index (404). */
  path?: string;
  /** Whose feed and share picture the head names. */
  browser?: { id: number; name: LocalizedText };
}

/** The length in characters; search engines show no more. */
const DESCRIPTION_MAX = 160;

const OPEN_GRAPH_LOCALES = { en: 'en_US', zh: 'zh_CN' } as const;

/** Spec §2. React moves the tags into the head. */
export function PageHead({ title, description, path, browser }: PageHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const localize = useLocalize();
  const { origin } = usePageContext();
  const fullTitle = title ? `${title} · ${t('site.name')}` : `${t('site.name')} · ${t('site.tagline')}`;
  const image =
    origin + (browser ? canonicalPath(recordPath('browser', browser.id) + SHARE_PICTURE, language) : '/og.png');
  const imageText = browser ? localize(browser.name) : t('site.pictureText');
  const summary = excerpt(description, DESCRIPTION_MAX);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries({ title: fullTitle, description: summary, image, 'image:alt': imageText }).map(
        ([name, content]) => (
          <Fragment key={name}>
            <meta property={`og:${name}`} content={content} />
            <meta name={`twitter:${name}`} content={content} />
          </Fragment>
        ),
      )}
      {browser && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={imageText}
          href={feedPath('atom', { browsers: [browser.id] }, language)}
        />
      )}
      {path === undefined ? <meta name="robots" content="noindex" /> : <AddressTags path={path} />}
    </>
  );
}

function AddressTags({ path }: { path: string }) {
  const language = useLanguage();
  const { origin } = usePageContext();
  const address = origin + canonicalPath(path, language);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {LANGUAGES.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={origin + canonicalPath(path, alternate)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + canonicalPath(path, 'en')} />
    </>
  );
}

/** `<` is escaped, so that no value can close the script element. */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</gu, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

interface ApplicationDataProps {
  browser: { name: LocalizedText; iconUrl: string };
  path: string;
  data: object;
}

export function ApplicationData({ browser: { name, iconUrl }, path, data }: ApplicationDataProps) {
  const language = useLanguage();
  const localize = useLocalize();
  const { origin } = usePageContext();
  return (
    <JsonLd
      data={{
        '@type': 'SoftwareApplication',
        name: localize(name),
        url: origin + canonicalPath(path, language),
        image: iconUrl,
        applicationCategory: 'BrowserApplication',
        ...data,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' }, // spec §1
      }}
    />
  );
}

interface ListDataProps {
  type: 'ItemList' | 'BreadcrumbList';
  pages: readonly { name: string; path: string }[];
}

export function ListData({ type, pages }: ListDataProps) {
  const language = useLanguage();
  const { origin } = usePageContext();
  const itemListElement = pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [type === 'ItemList' ? 'url' : 'item']: origin + canonicalPath(path, language),
  }));
  return (
    <JsonLd data={{ '@type': type, ...(type === 'ItemList' && { numberOfItems: pages.length }), itemListElement }} />
  );
}
