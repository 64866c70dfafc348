import type { AutopayDraft } from '@gida/contract/domains/autopay/autopay'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { requireOn } from '../../../platform/features/features.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { refuseUnfit } from '../payment-methods/begin-method-payment.ts'
import { getMethod } from '../payment-methods/method-queries.ts'
import { runAutopayLifecycle } from './run-autopay-lifecycle.ts'

/** A tenant authorises charges of their lease to be paid with a saved card from today on. One per lease. */
export async function createInstruction(
  tx: Tx,
  actor: Actor,
  { lease_id, ...terms }: AutopayDraft,
): Promise<{ id: string }> {
  const lease = orNotFound(
    await tx
      .selectFrom('lease')
      .select(['id', 'estate_id', 'unit_id', 'status'])
      .where('id', '=', lease_id)
      .where('tenant_id', '=', actor.user_id)
      .executeTakeFirst(),
  )
  if (lease.status !== 'ACTIVE') throw problem('ILLEGAL_STATE', { status: lease.status })
  await requireOn(tx, 'autopay', lease.estate_id)
  refuseUnfit(await getMethod(tx, terms.method_id), lagosDay(tx.now))
  const made = await tx
    .insertInto('autopay_instruction')
    .values({
      ...terms,
      transaction_types: [...new Set(terms.transaction_types)],
      lease_id,
      estate_id: lease.estate_id,
      unit_id: lease.unit_id,
      tenant_id: actor.user_id,
      takes_from: lagosDay(tx.now),
    })
    // Literal, since a prepared statement's parameter would not match the partial index's condition.
    .onConflict((conflict) =>
      conflict.column('lease_id').where(sql<boolean>`status <> 'CANCELLED'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('AUTOPAY_EXISTS')
  await enqueue(tx, runAutopayLifecycle, {}, { key: 'standing:now' })
  return made
}
