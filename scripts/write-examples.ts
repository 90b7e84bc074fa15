import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../api/database/seed.ts';
import { ROOT } from '../api/root.ts';
import { toJson, writeGenerated } from './generated.ts';
import { readFromApp } from './read-from-app.ts';

/** The examples of records in `docs/openapi.json`: what the seeded catalogue answers. */
const examples = await readFromApp('https://browsers.example', readCatalogue(), async (app) => {
  const read = async <T>(path: string) => (await app.inject(path)).json<T>();
  const { slides } = await read<{ slides: { id: number }[] }>('/api/slides');
  const facts = await read<{ data: { facts: { topic: string }[] } }>('/api/browsers/5/facts');
  const versions = await read<{ data: { versions: { id: number }[] } }>('/api/browsers/5/versions?limit=100');
  return {
    Browser: (await read<{ data: object }>('/api/browsers/5')).data,
    Version: versions.data.versions.find(({ id }) => id === 20),
    VersionDetail: (await read<{ data: object }>('/api/versions/20')).data,
    Slide: slides.find(({ id }) => id === 2),
    Fact: facts.data.facts.find(({ topic }) => topic === 'price'),
  };
});
writeGenerated('api/rest/examples.generated.json', toJson(examples));

/** The variables of the README for Docker Compose. */
const settings = [...read('README.md').matchAll(/^\| (`[A-Z].*?) \| (.*) \| .* \|$/gmu)];
const ofCompose = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+):-/gu)].map(([, name = '']) => name));
writeGenerated(
  '.env.example',
  `# Copy to .env: docker-compose.yml passes these variables to the product. README.md has their defaults.\n${settings
    .map(([, names = '', meaning = '']) => {
      const lines = [...names.matchAll(/`(\w+)`/gu)].map(([, name = '']) => `#${name}=`);
      return `\n# ${meaning.replaceAll(/`|\[|\]\([^)]*\)/gu, '')}\n${lines.join('\n')}\n`;
    })
    .join('')}
# of docker-compose.yml itself
${[...ofCompose]
  .filter((name) => !settings.some(([, names]) => names?.includes(`\`${name}\``)))
  .map((name) => `#${name}=\n`)
  .join('')}`,
);

function read(name: string) {
  return readFileSync(join(ROOT, name), 'utf8');
}
