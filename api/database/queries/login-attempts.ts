import { sql } from 'kysely';
import { LoginAttempt } from '../../entities/login-attempt.ts';
import { isPostgres, type EntityManager } from '../orm.ts';
import { selectIds } from './rows.ts';

/** Returns its id. On PostgreSQL the attempts of an address take turns, so that all with a lower id are counted. */
export async function saveAttempt(em: EntityManager, address: string, triedAt: Date) {
  if (!isPostgres(em)) return em.insert(LoginAttempt, { address, triedAt });
  const [id = 0] = await selectIds(
    em,
    sql`insert into login_attempt (address, tried_at) select ${address}, ${triedAt} from (select pg_advisory_xact_lock(hashtext(${address}))) as locked returning id`,
  );
  return id;
}
