import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', Date: 'string' };

/** Client types, documents and hooks for the operations beside one part of the screens. */
const operations = (documents: string) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    dedupeFragments: true,
    optimizeDocumentNode: true,
  },
});

const config: CodegenConfig = {
  schema: 'api/schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'docs/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'api/resolvers/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { DateTime: 'Date', Date: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        contextType: './context.ts#GraphContext',
        mappers: {
          Browser: '../services/rows.ts#BrowserRecord',
          Version: '../services/rows.ts#VersionRecord',
          Slide: '../entities/slide.ts#Slide as SlideEntity',
          CustomCode: '../entities/custom-code.ts#CustomCode as CustomCodeEntity',
          BrowserConnection: '../services/browsers.ts#BrowserPage as PageOfBrowsers',
          TagList: '../services/settings.ts#TagList as StoredTagList',
          VersionPage: '../services/versions.ts#VersionPage as PageOfVersions',
        },
      },
    },
    'web/graph/site.ts': operations('web/{site/{home,layout},ui}/**/*.graphql'),
    'web/graph/details.ts': operations('web/site/{browser,version}/**/*.graphql'),
    'web/graph/admin.ts': operations('web/{admin,ui}/**/*.graphql'),
  },
};

export default config;
