import { ACTIVE_TYPES } from '#rules/records/registry.ts';
import { AccessToken } from './access-token.ts';
import { Browser } from './browser.ts';
import { CatalogueRevision } from './catalogue-revision.ts';
import { Change } from './change.ts';
import { ChangedRow } from './changed-row.ts';
import { Credential } from './credential.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { DeletedVersion } from './deleted-version.ts';
import { DownloadDay } from './download-day.ts';
import { FormerSlug } from './former-slug.ts';
import { Fact } from './fact.ts';
import { HostPause } from './host-pause.ts';
import { JobState } from './job.ts';
import { Link } from './link.ts';
import { LoginAttempt } from './login-attempt.ts';
import { Proposal } from './proposal.ts';
import { ChangeFeed, PublicChange } from './public-change.ts';
import { RECORD_ENTITIES } from './record-entities.ts';
import { Session } from './session.ts';
import { Setting } from './setting.ts';
import { Source } from './source.ts';
import { SourceState } from './source-state.ts';
import { Version } from './version.ts';
import { Webhook, WebhookDelivery, WebhookItem } from './webhook.ts';

/** A referenced entity comes before those that refer to it. */
export const entities = [
  Browser,
  FormerSlug,
  Version,
  DeletedVersion,
  DownloadDay,
  Fact,
  Source,
  SourceState,
  Proposal,
  ...ACTIVE_TYPES.map((type) => RECORD_ENTITIES[type]),
  Setting,
  Credential,
  Session,
  AccessToken,
  LoginAttempt,
  CatalogueRevision,
  IdempotencyKey,
  JobState,
  Link,
  HostPause,
  Change,
  ChangedRow,
  PublicChange,
  ChangeFeed,
  Webhook,
  WebhookDelivery,
  WebhookItem,
];
