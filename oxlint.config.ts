import type { OxlintConfig } from 'oxlint';

type Pattern = { message: string; importNames?: string[]; allowTypeImports?: boolean } & (
  | { regex: string }
  | { group: string[] }
);

const NAMES: Pattern = { regex: String.raw`^[.#].*/(utils|helpers|common)(/|\.|$)`, message: 'Name what it does.' };

/** The files of a folder, and what they do not import (docs/architecture.md). */
const floor = (files: string | string[], ...patterns: Pattern[]): NonNullable<OxlintConfig['overrides']>[number] => ({
  files: [files].flat(),
  rules: { 'eslint/no-restricted-imports': ['error', { patterns: [NAMES, ...patterns] }] },
});

const HTTP = 'fastify|@fastify|@apollo|graphql';
const DATABASE = '@mikro-orm|kysely';

/** Folders, entries of the server and packages that are not imported. */
const not = (folders: string, packages: string, message: string, entries = 'app|main|start|env|app-context') => ({
  regex: String.raw`/(${folders})/|/(${entries})\.ts$|^(${packages})`,
  message,
});
/** An interface gets what it needs from the context of the app. */
const notInInterface = (folders: string, message: string) => not(folders, '@mikro-orm', message, 'app|main|start|env');
const CALLS_SERVICES = 'An interface calls services; it imports neither another interface nor the database.';

const TABLES: Pattern = {
  regex: '^#rules/records/',
  allowTypeImports: true,
  message: 'The tables of fields have sentences that the scripts of visitors do not need.',
};
const PAGES = 'Pages load the built server entry of web/, and nothing else of it.';

const admin = (files: string, up?: string, floors: readonly string[] = []) =>
  floor(
    files,
    { regex: String.raw`/(api|site)/|routes\.tsx$|entry-`, message: "site/ and admin/ don't import each other." },
    ...(up === undefined
      ? []
      : [
          {
            // `up` is the way to web/admin/. What is generated for an operation is imported from everywhere above ui/.
            group: [`${up}*/**`, `!${up}../**`, ...floors.map((below) => `!${up}${below}`)],
            message: 'Imports go to the floors below: rooms and shell, records, ui. No room imports another.',
          },
        ]),
  );
const OPERATIONS = '**/*.generated.ts';

export default {
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'oxc', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', 'data', 'node_modules', '**/*.generated.ts'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/switch-exhaustiveness-check': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-else-return': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'eslint/no-restricted-imports': ['error', { patterns: [NAMES] }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'promise/always-return': 'off',
    'react/set-state-in-effect': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'react/no-array-index-key': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/anchor-is-valid': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-underscore-dangle': ['error', { allow: ['__ref'] }],
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'unicorn/prefer-set-has': 'off',
    'oxc/no-map-spread': 'off',
    'react/no-unstable-nested-components': 'off',
    'typescript/no-misused-spread': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    floor('rules/**', { regex: '/(api|web|e2e|bench)/', message: 'rules/ imports nothing from api/ or web/.' }),
    floor(
      'api/entities/**',
      not('services|resolvers|rest|pages|web|schema|database', HTTP, 'Entities know the rules only.'),
    ),
    { files: ['api/entities/**'], rules: { 'import/no-cycle': 'off' } },
    floor(
      'api/upstream/**',
      not(
        'entities|services|resolvers|rest|pages|web|schema|database|http|cache',
        `${DATABASE}|${HTTP}`,
        'Sources know the rules only.',
      ),
    ),
    floor(
      'api/storage/**',
      not(
        'entities|database|services|jobs|resolvers|rest|pages|schema|http|cache|web',
        `${DATABASE}|${HTTP}`,
        'The storage of files knows the rules only.',
      ),
    ),
    floor(
      'api/database/**',
      not(
        'services|jobs|upstream|resolvers|rest|pages|schema|http|cache|web',
        HTTP,
        'The database knows the entities; it calls no services.',
      ),
    ),
    floor(
      'api/services/**',
      not(
        'jobs|resolvers|rest|pages|web|schema|http|cache',
        HTTP,
        'Services know neither GraphQL, nor Fastify, nor the jobs that call them.',
      ),
      { regex: '^kysely$', importNames: ['sql'], message: 'Raw SQL stands in api/database/.' },
    ),
    floor(
      'api/jobs/**',
      not('resolvers|rest|pages|schema|http|cache|web', HTTP, 'Jobs call services, as the interfaces do.'),
    ),
    floor(
      'api/{http,cache}/**',
      not(
        'resolvers|rest|pages|schema|web',
        `${DATABASE}|@apollo|graphql`,
        'The HTTP server and its cache know no interface.',
      ),
    ),
    floor('api/resolvers/**', notInInterface('rest|pages|web|database', CALLS_SERVICES)),
    floor('api/rest/**', notInInterface('resolvers|pages|web|database', CALLS_SERVICES)),
    floor(
      'api/mcp/**',
      notInInterface('services|rest|pages|web|database', 'The tools read what visitors see by GraphQL.'),
    ),
    floor('api/pages/**', notInInterface('rest|database', PAGES), {
      group: ['**/web/**', '!**/web/entry-server.tsx'],
      message: PAGES,
    }),
    floor('web/**', { regex: '/api/|^@mikro-orm|^fastify|^node:', message: 'web/ never imports api/.' }),
    floor(
      ['web/ui/**', 'web/i18n/**'],
      { regex: String.raw`\.\./(api|site|admin)/|routes\.tsx$`, message: 'Shared components know no screen.' },
      TABLES,
    ),
    floor(
      'web/site/**',
      { regex: String.raw`/(api|admin)/|routes\.tsx$|entry-`, message: "site/ and admin/ don't import each other." },
      TABLES,
    ),
    admin('web/admin/*/**', '../', [OPERATIONS, 'ui/**', 'records/**']),
    admin('web/admin/ui/**', '../'),
    admin('web/admin/records/*', '../', [OPERATIONS, 'ui/**']),
    admin('web/admin/records/*/**', '../../', [OPERATIONS, 'ui/**']),
    admin('web/admin/shell/**'),
    { files: ['scripts/**', 'bench/**', 'codegen.ts', '*.config.ts'], rules: { 'eslint/no-console': 'off' } },
  ],
} satisfies OxlintConfig;
