import type {
  DifferenceQuery,
  DifferenceReason,
  SettlementDifference,
} from '@gida/contract/domains/settlements/settlement'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given, pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { rowsOf } from '../scope.ts'

const differences = (tx: Tx) =>
  tx
    .selectFrom('settlement_difference')
    .leftJoin('estate', 'estate.id', 'settlement_difference.estate_id')
    .leftJoin('payment', 'payment.id', 'settlement_difference.payment_id')
    .leftJoin('users as closer', 'closer.id', 'settlement_difference.closed_by')
    .selectAll('settlement_difference')
    .select(['estate.name as estate_name', 'payment.tenant_name', 'closer.full_name as closed_by_name'])
    .select(
      sql<
        string | null
      >`(select s.id from settlement s where s.provider_id = settlement_difference.provider_id
        and s.estate_id = settlement_difference.estate_id limit 1)`.as('settlement_id'),
    )
    .select(
      sql<boolean>`(settlement_difference.estate_id = any ((select app.managed_estates())::uuid[])
        or (select app.sees_all()))`.as('is_managed'),
    )

export async function listDifferences(tx: Tx, actor: Actor, query: z.infer<typeof DifferenceQuery>) {
  const { estate_id, state } = query
  const found = differences(tx)
    .where(rowsOf(actor, 'settlement_difference'))
    .where((eb) => eb.and(given({ 'settlement_difference.estate_id': estate_id })))
    .$if(state !== 'ALL', (some) =>
      some.where('settlement_difference.closed_at', state === 'OPEN' ? 'is' : 'is not', null),
    )
    .orderBy('settlement_difference.found_at', 'desc')
    .orderBy('settlement_difference.id', 'desc')
  return pageOf(found, query, (row) => present(row, actor))
}

/** Closes a difference with a person's finding. Moves nothing in the books. */
export async function closeDifference(
  tx: Tx,
  actor: Actor,
  id: string,
  note: string,
): Promise<SettlementDifference> {
  const before = orNotFound(await byId(tx, id))
  if (!before.is_managed) throw problem('PERMISSION_DENIED')
  const closed = await tx
    .updateTable('settlement_difference')
    .set({ note, closed_at: tx.now, closed_by: actor.user_id })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  return present(orNotFound(await byId(tx, id)), actor)
}

const byId = (tx: Tx, id: string) =>
  differences(tx).where('settlement_difference.id', '=', id).executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof byId>>>

function present(row: Row, actor: Actor): SettlementDifference {
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    settlement_id: row.settlement_id,
    payment_id: row.payment_id,
    reference: row.reference,
    tenant_name: row.tenant_name,
    reason: row.reason as DifferenceReason,
    expected: row.expected,
    reported: row.reported,
    amount: row.amount,
    found_at: row.found_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by_name: row.closed_by_name,
    note: row.note,
    can: {
      close: row.closed_at === null && row.is_managed && actor.permissions.has('payments_refund'),
    },
  }
}
