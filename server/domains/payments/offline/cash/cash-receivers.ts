import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { Tx } from '../../../../platform/db/db.ts'

export type CashReceiver = { id: string; name: string; role: Role }

/** Who may have taken money for a unit, as the actor may declare; agents only themselves. The actor comes first. */
export async function cashReceiversOf(tx: Tx, actor: Actor, unit_id: string): Promise<CashReceiver[]> {
  const { rows } =
    await sql<CashReceiver>`select id, name, role from app.cash_receivers_of(${unit_id}) order by name, id`.execute(
      tx,
    )
  const [me, others] = [rows.filter(isActor(actor)), rows.filter((one) => !isActor(actor)(one))]
  if (actor.role === 'PROPERTY_MANAGER') return me
  if (actor.role === 'ADMIN' && me.length === 0) return [await getMe(tx, actor), ...others]
  return [...me, ...others]
}

const isActor = (actor: Actor) => (one: CashReceiver) => one.id === actor.user_id

function getMe(tx: Tx, actor: Actor): Promise<CashReceiver> {
  return tx
    .selectFrom('users')
    .select(['id', 'full_name as name', 'role'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
}
