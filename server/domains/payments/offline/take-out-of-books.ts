import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { commissionKept, creditOf, heldOn, lockCredit } from '../../charges/index.ts'
import { account, type Entry, lockBooks, type Owner, owedTo, postJournal } from '../../ledger/index.ts'
import { paymentReversed, paymentUpdated } from '../events.ts'
import { lockCashInHand } from './cash/take-cash.ts'

/**
 * Takes a completed payment that no provider confirmed out of the books, in the server's own transaction and under the lock of
 * the payment. Each of its journals is met by one of opposite signs that names it, what it paid is owed again, and its receipt
 * is kept as void.
 */
export async function takeOutOfBooks(tx: Tx, payment_id: string, reason: string): Promise<void> {
  const payment = await holdPayment(tx, payment_id)
  if (payment.status !== 'COMPLETED') throw problem('ILLEGAL_STATE', { status: payment.status })
  const journals = await onlyItsOwn(tx, payment)
  await lockBooks(tx, [payment.estate_id])
  await refuseSpentCredit(tx, payment)
  const charges = await owedAgain(tx, payment_id)
  await refuseWhatIsGone(tx, payment)
  await undoJournals(tx, payment, journals, reason)
  await evenCommission(tx, payment_id, charges)
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', failure: reason, payment_date: null, needs_review: false })
    .where('id', '=', payment_id)
    .where('status', '=', 'COMPLETED')
    .execute()
  await tx.updateTable('receipt').set({ status: 'VOIDED' }).where('payment_id', '=', payment_id).execute()
  await announce(tx, paymentReversed, { payment_id })
  await announce(tx, paymentUpdated, { payment_id })
}

/** Before the first of several is taken out: whoever holds the books of one waits for no other. */
export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('payment')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

function holdPayment(tx: Tx, payment_id: string) {
  return tx
    .selectFrom('payment')
    .leftJoin('offline_payment', 'offline_payment.payment_id', 'payment.id')
    .select(['payment.id', 'payment.estate_id', 'payment.tenant_id', 'payment.status', 'payment.amount'])
    .select(['payment.credit_amount', 'offline_payment.landed', 'offline_payment.received_by'])
    .where('payment.id', '=', payment_id)
    .forUpdate('payment')
    .executeTakeFirstOrThrow()
}
type Payment = Awaited<ReturnType<typeof holdPayment>>

async function refuseSpentCredit(tx: Tx, { estate_id, tenant_id, credit_amount }: Payment): Promise<void> {
  if (credit_amount === 0) return
  await lockCredit(tx, tenant_id)
  if ((await creditOf(tx, { estate_id, tenant_id })) >= credit_amount) return
  throw gone(
    `${formatNaira(credit_amount)} of it was kept as credit, and that has been used for another charge since. It cannot be taken back.`,
  )
}

/** What has gone on since cannot be called back: cash that was banked, a deposit that was returned. */
async function refuseWhatIsGone(tx: Tx, payment: Payment): Promise<void> {
  const { estate_id } = payment
  if (payment.landed === 'HAND' && payment.received_by) {
    const inHand = await lockCashInHand(tx, { estate_id, holder: payment.received_by })
    if (inHand < payment.amount) {
      throw gone(`Only ${formatNaira(inHand)} is still in hand: this cash has been taken to the bank.`)
    }
  }
  for (const { code, amount } of await depositsPaidBy(tx, payment.id)) {
    if ((await heldOn(tx, estate_id, code)) < amount) {
      throw gone(
        'It paid a caution deposit which has been given back or used since. It cannot be taken back.',
      )
    }
  }
}

const gone = (message: string) => new Problem('ILLEGAL_STATE', { message })

async function depositsPaidBy(tx: Tx, payment_id: string): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    select account as code, -sum(amount)::bigint as amount from ledger_view
    where payment_id = ${payment_id} and account like 'deposit:%' group by account order by account`.execute(
    tx,
  )
  return rows
}

/** The charges are open again. One of which money became credit since would be open twice. */
async function owedAgain(tx: Tx, payment_id: string): Promise<OwedAgain[]> {
  const charges = await tx
    .selectFrom('charge')
    .innerJoin('allocation', 'allocation.charge_id', 'charge.id')
    .select(['charge.id', 'charge.description', 'charge.settled_amount', 'charge.credit_amount'])
    .select(['charge.transaction_type', 'charge.landlord_id', 'charge.lease_id', 'charge.estate_id'])
    .select('allocation.settled_amount as paid')
    .where('allocation.payment_id', '=', payment_id)
    .orderBy('charge.id')
    .forNoKeyUpdate('charge')
    .execute()
  for (const { id, description, settled_amount, credit_amount, paid } of charges) {
    if (credit_amount < -(settled_amount - paid)) {
      throw gone(`What it paid for ${description} was given back as credit since. It cannot be taken back.`)
    }
    await tx
      .updateTable('charge')
      .set({ settled_amount: settled_amount - paid })
      .where('id', '=', id)
      .execute()
  }
  await tx
    .updateTable('allocation')
    .set({ settled_amount: 0, commission_amount: 0 })
    .where('payment_id', '=', payment_id)
    .execute()
  return charges.map((charge) => ({
    ...charge,
    collected: charge.settled_amount - charge.paid + charge.credit_amount,
  }))
}
type OwedAgain = Owner & { id: string; description: string; collected: number }

/**
 * Where some of a charge became credit before, its commission was given back in rounded parts. Of what is still collected the
 * manager has no more than that, and never less than nothing.
 */
async function evenCommission(tx: Tx, payment_id: string, charges: readonly OwedAgain[]): Promise<void> {
  const kept = await commissionKept(
    tx,
    charges.map(({ id }) => id),
  )
  for (const charge of charges) {
    const has = kept.get(charge.id) ?? 0
    const excess = has - Math.min(Math.max(has, 0), charge.collected)
    if (excess === 0) continue
    await postJournal(tx, {
      key: `charge:${charge.id}:evened:${payment_id}`,
      estate_id: charge.estate_id,
      memo: `${charge.description}, the rest of its commission`,
      entries: [
        [account.commission, excess],
        [owedTo(charge), -excess],
      ],
    })
    await tx
      .updateTable('charge')
      .set((eb) => ({ credit_commission: eb('credit_commission', '-', excess) }))
      .where('id', '=', charge.id)
      .execute()
  }
}

type Posted = { key: string; codes: string[]; amounts: number[]; charges: (string | null)[] }

/** The journals of its completion. Where there are others, some of its money has gone on. */
async function onlyItsOwn(tx: Tx, { id }: Payment): Promise<Posted[]> {
  const { rows } = await sql<Posted>`
    select journal_key as key, array_agg(account) as codes, array_agg(amount) as amounts,
      array_agg(charge_id) as charges from ledger_view
    where payment_id = ${id} group by journal_key order by journal_key`.execute(tx)
  const own = [`payment:${id}:completed`, `payment:${id}:shared`]
  if (rows.every(({ key }) => own.includes(key))) return rows
  throw gone('Some of this money has been given back or moved since. It cannot be taken back as a whole.')
}

async function undoJournals(
  tx: Tx,
  { id, estate_id }: Payment,
  journals: readonly Posted[],
  reason: string,
): Promise<void> {
  for (const { key, codes, amounts, charges } of journals) {
    await postJournal(tx, {
      key: `${key}:reversed`,
      estate_id,
      payment_id: id,
      memo: `Undoes ${key}: ${reason}`,
      entries: codes.map(
        (code, place): Entry => [code, -Number(amounts[place]), charges[place] ?? undefined],
      ),
    })
  }
}
