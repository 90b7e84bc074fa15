import { HostPause } from '../entities/host-pause.ts';
import type { EntityManager } from './orm.ts';

/** Without a transaction, because the pauses that hosts asked for are no part of the catalogue. */
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
