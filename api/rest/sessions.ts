import { Type } from 'typebox';
import { PLATFORMS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import type { SessionRecord } from '../services/sessions.ts';
import { failures, objectOf, oneOfOrNull, orNull, ref, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

const SESSION_EXAMPLE = {
  id: '4f0c2b1d9a8e7f6055443322110fedcb',
  is_current: true,
  created_at: '2026-09-02T08:00:00.000Z',
  last_seen_at: '2026-09-02T08:12:00.000Z',
  address: '203.0.113.7',
  client: 'Firefox 150',
  platform: 'windows',
};

export const Session = objectOf(
  'Session',
  {
    id: Type.String({ description: 'The id of the session. It reveals nothing about the cookie.' }),
    is_current: Type.Boolean({ description: 'Whether it is the session of the request.' }),
    created_at: Type.String({ format: 'date-time', description: 'When the session began.' }),
    last_seen_at: Type.String({ format: 'date-time', description: 'When the session was last used, to the minute.' }),
    address: orNull(
      'string',
      'Where the session began: an IPv4 address, or the /64 network of an IPv6 address; null if it began in an older version of the server.',
    ),
    client: orNull('string', 'The browser or the program with its version; null if it is unknown.'),
    platform: oneOfOrNull(PLATFORMS, 'The operating system; null if it is unknown.'),
  },
  'A session of the administrator: a browser or a program that is signed in.',
  SESSION_EXAMPLE,
);

const OpenSessions = success(
  Type.Array(ref(Session)),
  'The open sessions: that of the request first, then the last used first.',
);

const SessionParams = Type.Object({
  id: Type.String({ description: 'The id of the session.', examples: [SESSION_EXAMPLE.id] }),
});

/** The routes of the administrator's open sessions. */
export function sessionRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/sessions',
    {
      schema: {
        operationId: 'listSessions',
        tags: ['Session'],
        summary: 'The open sessions',
        description: 'Returns where the administrator is signed in.',
        response: { 200: OpenSessions, ...failures(401) },
      },
    },
    async (request) => ({
      success: true as const,
      data: (await servicesFor(request).sessions.list()).map(sessionToRest),
    }),
  );

  app.delete(
    '/api/admin/sessions/:id',
    {
      schema: {
        operationId: 'endSession',
        tags: ['Session'],
        summary: 'End a session',
        description: 'Ends a session, which may be that of the request, and returns the open ones.',
        params: SessionParams,
        response: { 200: OpenSessions, ...failures(401, 403, 404) },
      },
    },
    async (request) => ({
      success: true as const,
      data: (await servicesFor(request).sessions.end(request.params.id)).map(sessionToRest),
    }),
  );

  app.delete(
    '/api/admin/sessions',
    {
      schema: {
        operationId: 'endOtherSessions',
        tags: ['Session'],
        summary: 'End all other sessions',
        description: 'Ends all sessions except that of the request, and returns it.',
        response: { 200: OpenSessions, ...failures(401, 403) },
      },
    },
    async (request) => ({
      success: true as const,
      data: (await servicesFor(request).sessions.endOthers()).map(sessionToRest),
    }),
  );
}

function sessionToRest({ id, isCurrent, createdAt, lastSeenAt, address, client, platform }: SessionRecord) {
  return {
    id,
    is_current: isCurrent,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    address,
    client,
    platform,
  };
}
