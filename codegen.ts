import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', Date: 'string' };

/** Client types, documents and hooks beside each .graphql file of the screens. */
const operations = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts' },
  documents: 'web/**/*.graphql',
  plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    importExtension: '.ts',
    skipTypename: true,
    dedupeFragments: true,
    optimizeDocumentNode: true,
    documentNodeImport: '@apollo/client#TypedDocumentNode',
    lazyQueries: ['BrowserToEdit', 'Change'],
  },
};

const config: CodegenConfig = {
  schema: 'api/schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'docs/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'api/resolvers/types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { DateTime: 'Date', Date: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true }, // what a resolver leaves out is not null, but forgotten
        importExtension: '.ts',
        makeResolverTypeCallable: true,
        contextType: './context.ts#GraphqlContext',
        mappers: {
          AccessToken: '../entities/access-token.ts#AccessToken as AccessTokenEntity',
          Webhook: '../services/webhooks.ts#ListedWebhook',
          WebhookDelivery: '../entities/webhook.ts#WebhookDelivery as WebhookDeliveryEntity',
          Browser: '../entities/browser.ts#BrowserRow',
          Version: '../entities/version.ts#VersionRow',
          Fact: '../entities/fact.ts#FactRow',
          Proposal: '../entities/proposal.ts#ProposalRow',
          ProposedFile: '../../rules/proposals.ts#ProposedFile as ProposedFileModel',
          BrowserSources: '../services/sources.ts#BrowserSources as BrowserSourcesModel',
          DownloadLink: '../services/links.ts#DownloadLink as DownloadLinkModel',
          LinkSummary: '../services/links.ts#LinkSummary as LinkSummaryModel',
          LinkPage: '../services/links.ts#LinkPage as LinkPageModel',
          LinkState: '../entities/link.ts#LinkRow',
          LinkUse: '../services/link-uses.ts#LinkOwner',
          LinkReplacement: '../services/replace-links.ts#LinkReplacement as LinkReplacementModel',
          Change: '../services/history.ts#ChangeRow',
          ChangedRecord: '../services/history.ts#ChangedRecord as ChangedRecordModel',
          UndoResult: '../services/undo.ts#UndoResult as UndoResultModel',
          WaitingRecord: '../services/needs.ts#WaitingRecord as WaitingRecordModel',
          Slide: '../entities/slide.ts#Slide as SlideEntity',
          CustomCode: '../entities/custom-code.ts#CustomCode as CustomCodeEntity',
          Counters: '../services/site-counters.ts#SiteCounters',
          BrowserConnection: '../services/browser-lists.ts#BrowserPage as BrowserPageModel',
          DownloadStatistics: '../services/download-statistics.ts#DownloadStatistics as DownloadStatisticsModel',
          TagList: '../services/settings.ts#TagList as TagListModel',
          PublicChange: '../services/public-catalogue.ts#PublicChange as PublicChangeModel',
          NewRelease: '../services/new-releases.ts#NewRelease as NewReleaseModel',
          VersionPage: '../services/version-lists.ts#VersionPage as VersionPageModel',
        },
      },
    },
    'web/': operations,
  },
};

export default config;
