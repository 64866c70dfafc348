import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { depositMoves, lockCredit } from '../../charges/index.ts'
import { account, type Entry, lockBooks, owed, owedTo, postJournal } from '../../ledger/index.ts'
import { paymentUpdated } from '../../payments/index.ts'
import { refundFailed } from '../events.ts'
import { reviewPaidTwice } from './review-paid-twice.ts'

/**
 * The refund failed: reverses its journal and restores everything. If the tenant has meanwhile paid a reopened charge
 * again, the double amount becomes their credit.
 */
export async function failRefund(tx: Tx, refund_id: string, failure: string): Promise<void> {
  const { payment_id } = await tx
    .selectFrom('refund')
    .select('payment_id')
    .where('id', '=', refund_id)
    .executeTakeFirstOrThrow()
  if (!payment_id) return // a manual refund, complete from the start
  await tx.selectFrom('payment').select('id').where('id', '=', payment_id).forUpdate().execute()
  const refund = await tx
    .updateTable('refund')
    .set({ status: 'FAILED', failure, needs_attention: false, next_check_at: null })
    .where('id', '=', refund_id)
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .returningAll()
    .executeTakeFirst()
  if (!refund) return
  await lockBooks(tx, [refund.estate_id])
  await lockCredit(tx, refund.tenant_id)
  const parts = await getParts(tx, refund_id)
  const entries: Entry[] = [[account.refunds, refund.amount]]
  const settled: SettledAgain[] = []
  for (const part of parts) {
    if (part.kind === 'CREDIT') entries.push([account.credit(refund.tenant_id), -part.amount])
    else if (part.kind === 'FEE') entries.push(['fees:own', -part.amount])
    else {
      const back = await putBack(tx, payment_id, refund, part)
      entries.push(...back.entries)
      settled.push(back)
    }
  }
  await postJournal(tx, {
    key: `refund:${refund_id}:undone`,
    estate_id: refund.estate_id,
    payment_id,
    memo: `Not refunded: ${failure}`,
    entries,
  })
  for (const { charge, amount } of settled)
    await depositMoves.placeLateDeposit(tx, { charge, amount, cause: `refund:${refund_id}` })
  await tx.updateTable('refund_part').set({ undone: true }).where('refund_id', '=', refund_id).execute()
  await tx
    .updateTable('payment')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '-', refund.amount) }))
    .where('id', '=', payment_id)
    .execute()
  await reviewPaidTwice(tx, payment_id, failure)
  await publish(tx, refundFailed, { refund_id })
  await publish(tx, paymentUpdated, { payment_id })
}

type Part = Awaited<ReturnType<typeof getParts>>[number]

/** In lock order of charges. */
function getParts(tx: Tx, refund_id: string) {
  return tx
    .selectFrom('refund_part')
    .select(['kind', 'amount', 'commission', 'charge_id'])
    .where('refund_id', '=', refund_id)
    .orderBy('charge_id')
    .execute()
}

type SettledAgain = {
  charge: Parameters<(typeof depositMoves)['placeLateDeposit']>[1]['charge']
  /** Less what has been paid again since. */
  amount: number
  entries: Entry[]
}

/** Settles the charge again; `twice` is what has been paid again since. */
async function putBack(
  tx: Tx,
  payment_id: string,
  { still_owed, tenant_id }: { still_owed: boolean; tenant_id: string },
  part: Part,
): Promise<SettledAgain> {
  const charge = await tx
    .selectFrom('charge')
    .selectAll()
    .where('id', '=', part.charge_id ?? '')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const twice = still_owed ? Math.max(0, part.amount - charge.open_amount) : 0
  const twice_commission = Number((BigInt(part.commission) * BigInt(twice)) / BigInt(part.amount))
  const { returned } = await tx
    .selectFrom('allocation')
    .select('refunded_commission as returned')
    .where('payment_id', '=', payment_id)
    .where('charge_id', '=', charge.id)
    .executeTakeFirstOrThrow()
  const ofPayment = Math.min(part.commission, returned)
  await sql`
    update allocation set refunded_amount = refunded_amount - ${part.amount},
      refunded_commission = refunded_commission - ${ofPayment}
    where payment_id = ${payment_id} and charge_id = ${charge.id}`.execute(tx)
  await sql`
    update charge set settled_amount = settled_amount + ${part.amount},
      withdrawn_amount = withdrawn_amount - ${still_owed ? 0 : part.amount},
      credit_amount = credit_amount - ${twice},
      credit_commission = credit_commission + ${part.commission - ofPayment - twice_commission}
    where id = ${charge.id}`.execute(tx)
  const amount = part.amount - twice
  const commission = part.commission - twice_commission
  const closed = still_owed ? amount : 0
  const entries: Entry[] = [
    [owedTo(charge), -(amount - commission)],
    [account.commission, -commission],
    [account.credit(tenant_id), -twice],
    ...owed(charge, -closed),
  ]
  return { charge, amount, entries }
}
