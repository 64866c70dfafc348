import type { ApiKey } from '@gida/contract/domains/integrations/api-key'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Days that ended keys stay listed. */
const SHOWN_DAYS = 90
const MOST_LISTED = 200

/** Row-level security limits them to the person's own, and those for estates they manage. */
const keysOf = (tx: Tx) =>
  tx
    .selectFrom('api_key as key')
    .selectAll('key')
    .select(sql<string>`coalesce(app.name_of(key.user_id), '')`.as('owner_name'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('api_key_estate as reached')
          .innerJoin('estate', 'estate.id', 'reached.estate_id')
          .whereRef('reached.key_id', '=', 'key.id')
          .select(['estate.id', 'estate.name'])
          .orderBy('estate.name'),
      ).as('estates'),
    )
type Row = Awaited<ReturnType<ReturnType<typeof keysOf>['executeTakeFirstOrThrow']>>

/** Newest first. */
export async function listKeys(tx: Tx): Promise<ApiKey[]> {
  const since = new Date(tx.now.getTime() - SHOWN_DAYS * 86_400_000)
  const rows = await keysOf(tx)
    .where(sql<boolean>`coalesce(least(key.revoked_at, key.expires_at), 'infinity') > ${since}`)
    .orderBy('key.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => present(row, tx.now))
}

export async function getKey(tx: Tx, id: string): Promise<ApiKey> {
  return present(orNotFound(await keysOf(tx).where('key.id', '=', id).executeTakeFirst()), tx.now)
}

function present(row: Row, now: Date): ApiKey {
  const { id, name, prefix, last_four, estates, expires_at, last_used_at, created_at } = row
  return {
    ...{ id, name, prefix, last_four, estates },
    scopes: row.scopes as ApiKey['scopes'],
    owner: { id: row.user_id, full_name: row.owner_name },
    status: statusOf(row, now),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

function statusOf({ revoked_at, expires_at, replaced_by }: Row, now: Date): ApiKey['status'] {
  if (revoked_at) return 'REVOKED'
  if (expires_at && expires_at <= now) return 'EXPIRED'
  return replaced_by ? 'REPLACED' : 'ACTIVE'
}
