import { expect, test } from 'vitest';
import { printFigure } from './server.ts';
import { soak } from './soak.ts';

// The whole soak: SOAK_SECONDS=3600 npm run test:soak
test('N18 twelve seconds of everything mixed, 50 requests a second: no 5xx, and each kind is answered as it should be', async () => {
  const { failures, report } = await soak({ seconds: 12, rate: 50 });
  for (const line of report) printFigure('N18', line);
  expect(failures).toEqual([]);
});
