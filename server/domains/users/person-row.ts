import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { canReadPeople } from './policy.ts'
import { users } from './user-row.ts'

/** People with what decides whether the actor may change them. */
const people = (tx: Tx) =>
  users(tx).select([
    sql<boolean>`app.belongs_elsewhere(users.id)`.as('belongs_elsewhere'),
    sql<boolean>`app.is_signed_up(users.id)`.as('is_signed_up'),
    sql<Date | null>`app.last_sign_in(users.id)`.as('last_sign_in_at'),
  ])
export type PersonRow = Awaited<ReturnType<typeof getPerson>>

/** The actor or a person they administer. People visible for other reasons (a landlord's tenant) are excluded. */
export async function getPerson(tx: Tx, actor: Actor, id: string) {
  const isSelf = id === actor.user_id
  if (!isSelf && !canReadPeople(actor)) throw problem('NOT_FOUND')
  const wanted = people(tx).where('users.id', '=', id)
  return orNotFound(
    await (isSelf ? wanted : wanted.where(sql<boolean>`app.administers(users.id)`)).executeTakeFirst(),
  )
}

/** Whether the platform has suspended a person, so that managers cannot reactivate them. */
export async function isSuspended(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select app.is_suspended(${id}) as is`.execute(tx)
  return rows[0]?.is ?? false
}
