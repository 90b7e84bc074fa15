import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** An importing file, what it imports, and whether the floors of docs/architecture.md allow it. */
const IMPORTS: readonly (readonly [file: string, imported: string, isAllowed: boolean])[] = [
  ['rules/tag.ts', '../api/errors.ts', false],
  ['rules/tag.ts', './limits.ts', true],
  ['api/entities/tag.ts', '../services/tags.ts', false],
  ['api/database/seed.ts', '../services/tags.ts', false],
  ['api/services/tags.ts', '../jobs/jobs.ts', false],
  ['api/services/tags.ts', 'fastify', false],
  ['api/services/tags.ts', '../entities/tag.ts', true],
  ['api/cache/cache.ts', '../rest/tags.ts', false],
  ['api/rest/tags.ts', '../database/queries/tags.ts', false],
  ['api/rest/tags.ts', '../services/tags.ts', true],
  ['api/mcp/tools.ts', '../services/tags.ts', false],
  ['api/pages/page.ts', '../database/open.ts', false],
  ['api/pages/page.ts', '../../web/paths.ts', false],
  ['api/pages/page.ts', '../../web/entry-server.tsx', true],
  ['web/ui/badge.tsx', '../site/home/page.tsx', false],
  ['web/ui/badge.tsx', '#rules/records/tag.ts', false],
  ['web/site/home/page.tsx', '../../admin/ui/dialog.tsx', false],
  ['web/admin/ui/dialog.tsx', '../records/screen.tsx', false],
  ['web/admin/ui/dialog.tsx', '../tags/tags.generated.ts', false],
  ['web/admin/ui/dialog.tsx', '../../ui/icon.tsx', true],
  ['web/admin/records/screen.tsx', '../slides/slides.tsx', false],
  ['web/admin/records/screen.tsx', '../ui/dialog.tsx', true],
  ['web/admin/records/screen.tsx', '../../ui/icon.tsx', true],
  ['web/admin/records/form/field.tsx', '../../slides/slides.tsx', false],
  ['web/admin/records/form/field.tsx', '../../slides/slides.generated.ts', true],
  ['web/admin/records/form/field.tsx', '../../shell/sections.ts', false],
  ['web/admin/records/form/field.tsx', '../../ui/dialog.tsx', true],
  ['web/admin/records/form/field.tsx', '../../../ui/icon.tsx', true],
  ['web/admin/records/form/field.tsx', '../table/table-row.tsx', true],
  ['web/admin/slides/slides.tsx', '../records/form/field.tsx', true],
  ['web/admin/partners/partners.tsx', '../tags/tag-panel.tsx', false],
  ['web/admin/partners/partners.tsx', '../shell/admin-layout.tsx', false],
  ['web/admin/shell/dashboard-page.tsx', '../tags/tags-page.tsx', true],
  ['web/admin/shell/dashboard-page.tsx', '../../site/home/page.tsx', false],
  ['web/admin/slides/slides.tsx', '../helpers.ts', false],
  ['web/admin/slides/slides.tsx', '../../../api/errors.ts', false],
];

test('the linter reports an import that runs back up, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'));
    const files = IMPORTS.map(([file, imported], index) => {
      const path = join(folder, dirname(file), `${index}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { one } from '${imported}';\nexport const two = one;\n`);
      return path;
    });
    const { stdout } = spawnSync(
      'npx',
      ['oxlint', '--format=json', '--config', join(folder, 'oxlint.config.ts'), folder],
      { encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const refused = diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => resolve(filename));
    expect(IMPORTS.map(([file, imported], index) => [file, imported, !refused.includes(files[index] ?? '')])).toEqual(
      IMPORTS,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
