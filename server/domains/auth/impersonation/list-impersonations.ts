import type { Impersonation, SupportAccess } from '@gida/contract/domains/auth/impersonation'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

type Row = Omit<SupportAccess['looks'][number], 'started_at' | 'expires_at' | 'ended_at'> & {
  started_at: Date
  expires_at: Date
  ended_at: Date | null
}
const MOST = 20

/** Who impersonated the actor, latest first. */
export async function listImpersonations(tx: Tx): Promise<SupportAccess['looks']> {
  const { rows } = await sql<Row>`
    select * from app.impersonations_of_actor() order by started_at desc, id desc limit ${MOST}`.execute(tx)
  return rows.map(({ started_at, expires_at, ended_at, ...row }) => ({
    ...row,
    started_at: started_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }))
}

/** What the banner shows while somebody impersonates the actor. */
export async function getImpersonation(tx: Tx, actor: Actor): Promise<Impersonation | undefined> {
  if (!actor.admin_id) return undefined
  const { rows } = await sql<Row>`
    select * from app.impersonations_of_actor() where id = ${actor.session_id}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { admin_name, by_consent, reason, expires_at } = row
  return { admin_name, by_consent, reason, expires_at: expires_at.toISOString() }
}
