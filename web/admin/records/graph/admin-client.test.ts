import { afterEach, expect, it, vi } from 'vitest';
import { WaitingRecordsDocument } from '../../shell/dashboard.generated.ts';
import { createNotices } from './notices.ts';
import { createSession } from './session.ts';
import { createAdminClient } from './admin-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps records of different types with the same id apart in a list of what waits', async () => {
  const record = {
    id: 1,
    browser: null,
    versionNumber: null,
    platform: null,
    architecture: null,
    isPublished: true,
    releaseChannel: null,
    dueAt: null,
    releasedOn: null,
    __typename: 'WaitingRecord',
  };
  const [slide, code] = [
    ['slide', 'A slide'],
    ['customCode', 'A code'],
  ].map(([recordType, en]) => ({ ...record, recordType, title: { en, zh: en, __typename: 'LocalizedText' } }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { needs: [], waitingRecords: [slide, code] } }));
  const { data } = await createAdminClient(createSession(), createNotices()).query({
    query: WaitingRecordsDocument,
    variables: { need: 'due', first: 10 },
  });
  expect(data?.waitingRecords).toEqual([slide, code]);
});
