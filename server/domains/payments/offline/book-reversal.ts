import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { creditOf, depositMoves, heldOn, lockCredit } from '../../charges/index.ts'
import { account, type Entry, lockBooks, postJournal } from '../../ledger/index.ts'
import { paymentReversed, paymentUpdated } from '../events.ts'
import { lockCashInHand } from './cash/cash-in-hand.ts'
import { lockUnitsToRecord } from './lock-unit.ts'
import { evenCommission, gone, owedAgain } from './reopen-charges.ts'

/**
 * Reverses completed payments that no provider confirmed; system only. Locks all of them first, since no payment may be
 * locked after an estate's books.
 */
export async function bookReversals(tx: Tx, ids: readonly string[], reason: string): Promise<void> {
  const payments = tx
    .selectFrom('payment')
    .select('unit_id')
    .where('id', 'in', [...ids])
  await lockUnitsToRecord(
    tx,
    (await payments.execute()).map(({ unit_id }) => unit_id),
  )
  await payments.orderBy('id').forUpdate().execute()
  for (const id of ids) await bookReversal(tx, id, reason)
}

/** Reverses each journal of the payment, reopens its charges, and voids its receipt, which is kept. */
async function bookReversal(tx: Tx, payment_id: string, reason: string): Promise<void> {
  const payment = await lockPayment(tx, payment_id)
  if (payment.status !== 'COMPLETED') throw problem('ILLEGAL_STATE', { status: payment.status })
  const journals = await onlyItsOwn(tx, payment)
  await lockBooks(tx, [payment.estate_id])
  await refuseSpentCredit(tx, payment)
  const charges = await owedAgain(tx, payment_id)
  await refuseWhatIsGone(tx, payment)
  await undoJournals(tx, payment, journals, reason)
  await takeFromNamedLandlord(tx, payment, journals, charges)
  await evenCommission(tx, payment_id, charges)
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', failure: reason, payment_date: null, needs_review: false })
    .where('id', '=', payment_id)
    .where('status', '=', 'COMPLETED')
    .execute()
  await tx.updateTable('receipt').set({ status: 'VOIDED' }).where('payment_id', '=', payment_id).execute()
  await publish(tx, paymentReversed, { payment_id })
  await publish(tx, paymentUpdated, { payment_id })
}

function lockPayment(tx: Tx, payment_id: string) {
  return tx
    .selectFrom('payment')
    .leftJoin('offline_payment', 'offline_payment.payment_id', 'payment.id')
    .select(['payment.id', 'payment.estate_id', 'payment.tenant_id', 'payment.status', 'payment.amount'])
    .select([
      'payment.reference',
      'payment.credit_amount',
      'offline_payment.landed',
      'offline_payment.received_by',
    ])
    .where('payment.id', '=', payment_id)
    .forUpdate('payment')
    .executeTakeFirstOrThrow()
}

type Payment = Awaited<ReturnType<typeof lockPayment>>

async function refuseSpentCredit(tx: Tx, { estate_id, tenant_id, credit_amount }: Payment): Promise<void> {
  if (credit_amount === 0) return
  await lockCredit(tx, tenant_id)
  if ((await creditOf(tx, { estate_id, tenant_id })) >= credit_amount) return
  throw gone(
    `${formatNaira(credit_amount)} of it was kept as credit, which has since been used for another charge. The payment cannot be reversed.`,
  )
}

/** Refuses if the money has moved on: banked cash, or a returned deposit. A deposit held by a successor lease can be moved back. */
async function refuseWhatIsGone(tx: Tx, payment: Payment): Promise<void> {
  const { estate_id } = payment
  if (payment.landed === 'HAND' && payment.received_by) {
    const inHand = await lockCashInHand(tx, { estate_id, holder: payment.received_by })
    if (inHand < payment.amount) {
      throw gone(`This cash has been taken to the bank: only ${formatNaira(inHand)} is still in hand.`)
    }
  }
  for (const { code, amount } of await depositsPaidBy(tx, payment.id)) {
    const lease_id = code.slice('deposit:'.length)
    await depositMoves.moveDepositBack(tx, {
      estate_id,
      lease_id,
      amount,
      cause: `payment:${payment.id}:reversed`,
    })
    if ((await heldOn(tx, estate_id, code)) < amount) {
      throw gone(
        'It paid a caution deposit that has since been refunded or used. The payment cannot be reversed.',
      )
    }
  }
}

async function depositsPaidBy(tx: Tx, payment_id: string): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    select account as code, -sum(amount)::bigint as amount from ledger_view
    where payment_id = ${payment_id} and account like 'deposit:%' group by account order by account`.execute(
    tx,
  )
  return rows
}

type Posted = { key: string; codes: string[]; amounts: number[]; charges: (string | null)[] }

/** The journals of its completion; refuses if other journals moved its money. */
async function onlyItsOwn(tx: Tx, { id }: Payment): Promise<Posted[]> {
  const { rows } = await sql<Posted>`
    select journal_key as key, array_agg(account) as codes, array_agg(amount) as amounts,
      array_agg(charge_id) as charges from ledger_view
    where payment_id = ${id} group by journal_key order by journal_key`.execute(tx)
  const own = [`payment:${id}:completed`, `payment:${id}:shared`]
  if (rows.every(({ key }) => own.includes(key))) return rows
  throw gone('Some of this money has since been refunded or moved. The whole payment cannot be reversed.')
}

async function undoJournals(
  tx: Tx,
  { id, estate_id, reference }: Payment,
  journals: readonly Posted[],
  reason: string,
): Promise<void> {
  for (const { key, codes, amounts, charges } of journals) {
    await postJournal(tx, {
      key: `${key}:reversed`,
      estate_id,
      payment_id: id,
      memo: `Payment ${reference} reversed: ${reason}`,
      entries: codes.map(
        (code, place): Entry => [code, -Number(amounts[place]), charges[place] ?? undefined],
      ),
    })
  }
}

/** Money held for an unknown landlord became theirs once they were named: the reversed part is taken back from them. */
async function takeFromNamedLandlord(
  tx: Tx,
  { id, estate_id }: Payment,
  journals: readonly Posted[],
  paid: readonly { id: string; landlord_id: string | null }[],
): Promise<void> {
  const named = paid.find(({ landlord_id }) => landlord_id !== null)
  if (!named) return
  const isTheirs = await becameTheirs(
    tx,
    paid.map((charge) => `charge:${charge.id}:landlord:${named.landlord_id}`),
  )
  const entries = journals.flatMap(({ codes, amounts, charges }) =>
    codes.flatMap((code, place): Entry[] => {
      const theirs = code.replace(/^(payable|uncollected):unassigned$/, `$1:${named.landlord_id}`)
      const [amount, charge] = [Number(amounts[place]), charges[place] ?? undefined]
      return theirs === code || (code.startsWith('payable:') && !isTheirs)
        ? []
        : [
            [code, amount, charge],
            [theirs, -amount, charge],
          ]
    }),
  )
  await postJournal(tx, {
    key: `charge:${named.id}:evened:${id}:landlord`,
    estate_id,
    memo: 'Paid before the landlord was known, and taken back',
    entries,
  })
}

/** Whether naming the landlord transferred this money; one named earlier was owed only later payments. */
async function becameTheirs(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_view where journal_key = any (${[...keys]}::text[]) and account = ${account.payable(null)} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
