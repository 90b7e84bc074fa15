import { defineEntity, p } from '@mikro-orm/core';
import type { Finding, ProposalKind } from '#rules/proposals.ts';
import type { ReleaseChannel } from '#rules/vocabulary.ts';
import { Browser } from './browser.ts';
import type { Row } from './rows.ts';

type ProposalStatus = 'open' | 'accepted' | 'dismissed';

export type ProposalData = Pick<Finding, 'sources' | 'files' | 'missing' | 'doubts' | 'failure'>;

/** What the sources of a browser suggest, and what the administrator decided. */
const ProposalSchema = defineEntity({
  name: 'Proposal',
  uniques: [
    { name: 'proposal_of_browser', properties: ['browser', 'kind', 'releaseChannel', 'versionNumber', 'detail'] },
  ],
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
    kind: p.text().$type<ProposalKind>(),
    releaseChannel: p.text().$type<ReleaseChannel>(),
    versionNumber: p.text(),
    detail: p.text(),
    status: p.text().$type<ProposalStatus>(),
    /** ProposalData as JSON. */
    data: p.text(),
    firstSeenAt: p.datetime(),
    /** Until then it is shown as held. */
    heldUntil: p.datetime(),
    /** Until then it is not listed, because the administrator postponed it. */
    laterUntil: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Increases with every change of the data or the status. */
    revision: p.integer(),
  },
});

export class Proposal extends ProposalSchema.class {}
ProposalSchema.setClass(Proposal);

export type ProposalRow = Omit<Row<Proposal>, 'data'> & ProposalData;
