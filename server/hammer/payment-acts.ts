import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { sql } from 'kysely'
import type { Dice } from '../chaos/dice.ts'
import { splitMoney } from '../domains/charges/index.ts'
import { account } from '../domains/ledger/index.ts'
import { getUnitToPayFor, writePayment } from '../domains/payments/checkout/write-payment.ts'
import { completePayment } from '../domains/payments/completion/complete-payment.ts'
import { bookReversals, receivedFromProvider, receivedIn, recordPayment } from '../domains/payments/index.ts'
import { bookRefund } from '../domains/refunds/book-refund.ts'
import { issueRefund } from '../domains/refunds/issue-refund.ts'
import { failRefund } from '../domains/refunds/provider/fail-refund.ts'
import type { Tx } from '../platform/db/db.ts'
import { Problem } from '../platform/errors/problem.ts'
import { newReference } from '../platform/pay/new-reference.ts'
import type { ProviderRefund, ProviderTransaction } from '../platform/pay/provider.ts'
import { bySystem, doAs, type Ground, homeOf, MOST, orRefused, twice, type Undo } from './act.ts'
import type { Home, Paid } from './portfolio.ts'

/** A payment of some open charges of a unit, which the provider reports once, or twice at once. */
export async function payThroughProvider(ground: Ground): Promise<Undo[]> {
  const { dice } = ground
  const home = homeOf(ground)
  const amount = dice.between(5_000, MOST)
  const { id } = await bySystem(ground, (tx) => beginPayment(tx, home, amount))
  const funds = receivedFromProvider(reported(amount, dice))
  const complete = () => bySystem(ground, (tx) => completePayment(tx, id, funds))
  await (dice.happens(0.2) ? twice(complete) : complete())
  return came(ground, { id, home, amount, way: 'PROVIDER' })
}

async function beginPayment(tx: Tx, { of, manager }: Home, amount: number) {
  const unit = await getUnitToPayFor(tx, of.unit_id)
  const open = await tx
    .selectFrom('charge')
    .select(['id', 'transaction_type', 'open_amount'])
    .select(sql<number>`settled_amount + credit_amount`.as('settled_amount'))
    .where('unit_id', '=', of.unit_id)
    .where('tenant_id', '=', of.tenant_id)
    .where('open_amount', '>', 0)
    .orderBy('id')
    .limit(3)
    .execute()
  return writePayment(tx, {
    ...{ unit, tenant: { id: of.tenant_id, name: 'Hammer' }, amount },
    ...{ split: splitMoney(amount, open, unit.commission_rate), description: null },
    ...{ created_by: manager.id, source: 'PROVIDER', reference: newReference() },
    ...{ subaccount_code: null, next_check_at: null },
  })
}

const reported = (amount: number, dice: Dice): ProviderTransaction => ({
  ...{ id: '1', reference: '', status: 'success', amount, requested_amount: amount, currency: 'NGN' },
  ...{ domain: 'test', channel: 'card', fees: dice.between(0, 2_000), fees_split: null },
  ...{ paid_at: new Date(), gateway_response: 'Successful' },
  ...{
    authorization: null,
    customer_code: null,
    customer_email: null,
    receiver_account_number: null,
    sender: null,
  },
})

export const payByHand = (ground: Ground): Promise<Undo[]> =>
  record(ground, homeOf(ground), ground.dice.happens(0.5) ? 'CASH' : 'BANK_TRANSFER')

/** Money that a manager wrote down: in their hand, or in the clients' account. */
export async function record(
  ground: Ground,
  home: Home,
  way: 'CASH' | 'BANK_TRANSFER',
  type?: TransactionType,
): Promise<Undo[]> {
  const { of, manager } = home
  const amount = ground.dice.between(1, MOST)
  const code = way === 'CASH' ? account.cash(manager.id) : account.trust
  const funds = receivedIn(code, { amount, channel: way, paid_at: new Date() })
  const wanted = { ...of, source: 'RECORDED' as const, created_by: manager.id }
  const { id } = await bySystem(ground, (tx) =>
    recordPayment(tx, { ...wanted, ...(type ? { transaction_type: type } : {}) }, funds),
  )
  return came(ground, { id, home, amount, way })
}

function came(ground: Ground, paid: Paid): Undo[] {
  ground.portfolio.payments.push(paid)
  return [{ phase: 'payments', run: () => refundRest(ground, paid) }]
}

/**
 * Some of a payment goes back. What is with the payer stays there: undoing the payment takes only what is left. A refund
 * that the provider has not answered is undone by its no.
 */
export async function refund(ground: Ground): Promise<Undo[] | null> {
  const { dice, portfolio } = ground
  const paid = dice.pick(portfolio.payments as [Paid, ...Paid[]])
  if (!paid) return null
  const id = await applyRefund(ground, paid, dice.between(1, paid.amount), dice.happens(0.5))
  if (!id) return null
  if (paid.way !== 'PROVIDER') return []
  const lot = dice.roll()
  const fail = () => bySystem(ground, (tx) => failRefund(tx, id, 'Hammered'))
  if (lot < 0.3) return [{ phase: 'promises', run: fail }]
  await twice(lot < 0.5 ? fail : () => answered(ground, id))
  return []
}

const answered = (ground: Ground, id: string) =>
  bySystem(ground, async (tx) => {
    const { amount } = await tx
      .selectFrom('refund')
      .select('amount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return bookRefund(tx, id, { id, amount, status: 'processed' } as ProviderRefund)
  })

/** What a manager wrote down had not come: it is taken out of the books, twice at once, unless some of it has moved since. */
export async function reverse(ground: Ground): Promise<Undo[] | null> {
  const recorded = ground.portfolio.payments.filter(({ way }) => way !== 'PROVIDER')
  const paid = ground.dice.pick(recorded as [Paid, ...Paid[]])
  if (!paid) return null
  const takeOut = () => bySystem(ground, (tx) => bookReversals(tx, [paid.id], 'Hammered').then(() => true))
  const taken = await twice(() => orRefused(takeOut(), 'ILLEGAL_STATE'))
  return taken.some(Boolean) ? [] : null
}

/** All that is left of a payment: its charges are gone, so it is credit, as far as a deposit was not used. */
async function refundRest(ground: Ground, paid: Paid): Promise<void> {
  const id = await applyRefund(ground, paid, paid.amount, false)
  if (id && paid.way === 'PROVIDER') await answered(ground, id)
}

/** By the manager, at most what can go back; null where nothing can any more. */
export async function applyRefund(
  ground: Ground,
  { id, home: { manager }, way }: Paid,
  wanted: number,
  still_owed: boolean,
): Promise<string | null> {
  const issue = (amount: number) =>
    doAs(ground, manager.actor, (tx) =>
      issueRefund(tx, manager.actor, {
        ...{ transaction_id: id, amount, reason: 'Hammered', still_owed },
        way: way === 'PROVIDER' ? undefined : way,
      }),
    )
  for (let amount = wanted; amount > 0; ) {
    try {
      return (await issue(amount)).id
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'ILLEGAL_STATE') return null // all of it went back
      if (error.code !== 'REFUND_TOO_LARGE') throw error
      amount = Math.min(amount - 1, (error.details as { left: number }).left)
    }
  }
  return null
}
