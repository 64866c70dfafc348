import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { bookReversals } from '../../payments/index.ts'
import { runs } from '../accounts/served-estates.ts'
import { canManageTransfers } from '../policy.ts'
import { lockLine } from './lock-line.ts'
import { moveSuspense, postToSuspense } from './post-to-suspense.ts'

/**
 * Undoes the assignment of a bank line: reverses its payments, voids their receipts, and returns it to suspense. The
 * payer name learnt from it is forgotten. A concurrent second call is refused. The actor must run the estates of all
 * assigned tenancies.
 */
export async function unassignLine(
  tx: Tx,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
  const line = await lockLine(tx, id)
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (line.state !== 'POSTED')
    throw new Problem('ILLEGAL_STATE', {
      message: 'This transfer is not assigned to a payment. It may already have been reversed.',
    })
  const own = (await paymentsOf(tx, id)).filter(({ is_run }) => is_run)
  await elevateToSystem(tx)
  const payments = await paymentsOf(tx, id)
  if (payments.length > own.length) throw problem('PERMISSION_DENIED')
  await bookReversals(
    tx,
    payments.map(({ payment_id }) => payment_id),
    reason,
  )
  await tx
    .updateTable('bank_line_payment')
    .set({ taken_back_at: tx.now, taken_back_by: actor.user_id, taken_back_reason: reason })
    .where('bank_line_id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute()
  await tx.deleteFrom('known_payer').where('learnt_from', '=', id).execute()
  // Manually assigned money was in suspense before and returns there; a sure match never was.
  if (!line.doubt && !line.settled_by) await postToSuspense(tx, line)
  if (!line.doubt && line.settled_by && line.settled_at) {
    const elsewhere = payments.filter(({ estate_id }) => estate_id !== line.estate_id)
    const amount = elsewhere.reduce((sum, one) => sum + one.amount, 0)
    await moveSuspense(tx, line, amount, line.settled_at, true)
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
    .innerJoin('lease', 'lease.id', 'bank_line_payment.lease_id')
    .select(['bank_line_payment.payment_id', 'bank_line_payment.amount', 'lease.estate_id'])
    .select(runs('lease.estate_id').as('is_run'))
    .where('bank_line_payment.bank_line_id', '=', bank_line_id)
    .where('bank_line_payment.taken_back_at', 'is', null)
    .orderBy('bank_line_payment.payment_id')
    .execute()
