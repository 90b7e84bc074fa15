import { HostPause } from '../entities/host-pause.ts';
import type { EntityManager } from './orm.ts';

/**
 * The pauses that hosts asked for hold after a restart, and in commands and other instances. They are no part of the
 * catalogue, so there is no transaction, and the revision stays.
 */
export function createPauseStore(em: EntityManager) {
  return {
    async read(host: string) {
      const pause = await em.findOne(HostPause, { host }, { disableIdentityMap: true });
      return pause?.until.getTime() ?? 0;
    },
    async save(host: string, until: number) {
      await em.nativeDelete(HostPause, { until: { $lt: new Date() } });
      await em.upsert(HostPause, { host, until: new Date(until) }, { disableIdentityMap: true });
    },
  };
}
