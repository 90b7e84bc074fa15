import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { placesAfterMove, placesMakingRoom, type Place } from '../../../rules/places.ts';
import { Browser } from '../../entities/browser.ts';
import type { EntityManager } from '../open.ts';
import { orderOf } from './browser-order.ts';
import type { Tables } from './rows.ts';

/** The rows of one statement, because databases limit its parameters. */
const ROWS_AT_ONCE = 1000;

/** Moves a browser to a position of the list, from 1, in the current transaction, and gives all browsers their positions as display orders. `updated_at` stays. */
export async function moveToPosition(em: EntityManager, id: number, position: number): Promise<void> {
  await setPlaces(em, placesAfterMove(await readPlaces(em), id, position));
}

/**
 * Moves another browser with the same display order, and those right after it, by one in the current transaction: towards
 * the `previous` order of this browser, or away from the top. `updated_at` stays.
 */
export async function makeRoomFor(em: EntityManager, { id, displayOrder }: Place, previous = Infinity): Promise<void> {
  const others = (await readPlaces(em)).filter((place) => place.id !== id);
  const places = placesMakingRoom(others, displayOrder, previous);
  if (places) await setPlaces(em, places);
  else await moveToPosition(em, id, displayOrder);
}

/** The places in the order of the list. They are locked, because two moves at the same time would give two browsers the same order. */
async function readPlaces(em: EntityManager): Promise<Place[]> {
  await em.find(Browser, {}, { fields: ['id'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true });
  const query = em.getKysely<Tables>().selectFrom('browser').select(['id', 'display_order']);
  const rows = await orderOf({ sort: 'default', language: 'en' }).reduce((ordered, { column, direction }) => ordered.orderBy(column, direction), query).execute();
  return rows.map((row) => ({ id: row.id, displayOrder: row.display_order }));
}

/** Sets display orders in the current transaction. `updated_at` stays. */
export async function setPlaces(em: EntityManager, places: readonly Place[]): Promise<void> {
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    const part = places.slice(from, from + ROWS_AT_ONCE);
    const cases = sql.join(part.map(({ id, displayOrder }) => sql`when ${id} then cast(${displayOrder} as integer)`), sql` `);
    await sql`update browser set display_order = case id ${cases} end, revision = revision + 1 where id in (${sql.join(part.map(({ id }) => id))})`.execute(em.getKysely());
  }
}
