import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; version?: string }>;
}

interface Manifest {
  name: string;
  license?: string;
}

/** The names and the texts of the licences of all packages that are part of the product, also of those in its bundles. */
export function licensesOf(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock; // npm's own format
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) =>
      path.startsWith('node_modules/') && !dev && !link && existsSync(join(root, path, 'package.json')),
  );
  return shipped
    .map(([path, { version }]) => {
      const folder = join(root, path);
      const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // each package has these
      const text = readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/iu.test(entry.name))
        .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
      return [`${name} ${version}: ${license ?? 'see below'}`, ...text].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
