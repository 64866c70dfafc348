import type { Actor } from '../../../platform/access/actor.ts'
import { continueAsServer } from '../../../platform/access/continue-as-server.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { lockPayments, lockUnitsToRecord, takeOutOfBooks } from '../../payments/index.ts'
import { runs } from '../accounts/served-estates.ts'
import { canKeepTransfers } from '../policy.ts'
import { holdForNobody, passElsewhere } from './hold-for-nobody.ts'
import { holdLine } from './hold-line.ts'

/**
 * Takes a transfer back from whom it was given to: each payment that it made is out of the books, its receipt void, and the
 * line waits again as it did before. The payer whom it taught is forgotten. Of two at once the second is told. Whoever takes it
 * back runs the estates of all whom it was given to.
 */
export async function takeBackLine(
  tx: Tx,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
  const line = await holdLine(tx, id)
  if (!canKeepTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (line.state !== 'POSTED')
    throw new Problem('ILLEGAL_STATE', {
      message: 'This transfer is nobody’s payment now. It may have been taken back already.',
    })
  const own = (await paymentsOf(tx, id)).filter(({ is_run }) => is_run)
  await continueAsServer(tx)
  const payments = await paymentsOf(tx, id)
  if (payments.length > own.length) throw problem('PERMISSION_DENIED')
  await lockUnitsToRecord(
    tx,
    payments.map(({ unit_id }) => unit_id),
  )
  await lockPayments(
    tx,
    payments.map(({ payment_id }) => payment_id),
  )
  for (const { payment_id } of payments) await takeOutOfBooks(tx, payment_id, reason)
  await tx
    .updateTable('bank_line_payment')
    .set({ taken_back_at: tx.now, taken_back_by: actor.user_id, taken_back_reason: reason })
    .where('bank_line_id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute()
  await tx.deleteFrom('known_payer').where('learnt_from', '=', id).execute()
  // What a person had assigned was held before, and is again; what was sure came past that.
  if (!line.doubt && !line.settled_by) await holdForNobody(tx, line)
  if (!line.doubt && line.settled_by && line.settled_at) {
    const elsewhere = payments.filter(({ estate_id }) => estate_id !== line.estate_id)
    const amount = elsewhere.reduce((sum, one) => sum + one.amount, 0)
    await passElsewhere(tx, line, amount, line.settled_at, true)
  }
  await tx
    .updateTable('bank_line')
    .set({ state: 'UNASSIGNED', is_held: !line.doubt, reasons: [], settled_by: null, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'POSTED')
    .execute()
}

const paymentsOf = (tx: Tx, bank_line_id: string) =>
  tx
    .selectFrom('bank_line_payment')
    .innerJoin('payment', 'payment.id', 'bank_line_payment.payment_id')
    .innerJoin('lease', 'lease.id', 'bank_line_payment.lease_id')
    .select([
      'bank_line_payment.payment_id',
      'bank_line_payment.amount',
      'payment.unit_id',
      'lease.estate_id',
    ])
    .select(runs('lease.estate_id').as('is_run'))
    .where('bank_line_payment.bank_line_id', '=', bank_line_id)
    .where('bank_line_payment.taken_back_at', 'is', null)
    .orderBy('bank_line_payment.payment_id')
    .execute()
