import 'i18next';
import type messages from '#rules/i18n/messages/en.json';
import type names from '#rules/i18n/names/en.json';
import type server from '#rules/i18n/server/en.json';
import type admin from './admin/en.json';
import type catalogue from './catalogue/en.json';
import type compare from './compare/en.json';
import type site from './site/en.json';

declare module 'i18next' {
  /** Of the English texts. A test compares the keys of both languages; only their plural forms differ. */
  interface CustomTypeOptions {
    defaultNS: 'site';
    fallbackNS: ['site', 'catalogue', 'compare'];
    nsSeparator: false;
    resources: {
      site: typeof names & typeof site;
      catalogue: typeof catalogue;
      compare: typeof compare;
      admin: typeof messages & typeof admin;
      server: typeof names & typeof server & typeof messages;
    };
  }
}
