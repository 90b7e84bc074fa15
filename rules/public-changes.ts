/** The default, and the most with their records, which may be large. */
export const PUBLIC_CHANGES_DEFAULT = 100;
export const PUBLIC_CHANGES_MAX = 1000;

export const PUBLIC_EVENTS = ['added', 'changed', 'removed'] as const;
export type PublicEvent = (typeof PUBLIC_EVENTS)[number];

/** The records of the change feed and of the public file. The last two are settings. */
export const PUBLIC_KINDS = ['browser', 'version', 'slide', 'tags', 'homepage'] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];
