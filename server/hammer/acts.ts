import { TransactionType } from '@gida/contract/domains/payments/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Dice } from '../chaos/dice.ts'
import { billServiceCharge, recordExpense, voidExpense } from '../domains/books/index.ts'
import { type Arrival, arrivalFromProvider, arrivalIn } from '../domains/payments/arrival.ts'
import { completePayment } from '../domains/payments/complete-payment.ts'
import {
  account,
  applyCredit,
  type Entry,
  postJournal,
  raiseCharges,
  withdrawCharge,
} from '../domains/payments/index.ts'
import { recordPayment } from '../domains/payments/record-payment.ts'
import { newReference } from '../domains/payments/reference.ts'
import { splitMoney } from '../domains/payments/split-money.ts'
import { getUnitToPayFor, writePayment } from '../domains/payments/write-payment.ts'
import type { Tx } from '../platform/db/db.ts'
import type { ProviderTransaction } from '../platform/pay/provider.ts'
import type { Services } from '../platform/services.ts'
import type { Home, Town } from './town.ts'

export type Ground = { services: Services; town: Town; dice: Dice; number: number }

/** Takes an act back, however often it is called. What was charged goes before what was paid: that is credit then. */
export type Undo = { after: 'charges' | 'payments'; run(services: Services): Promise<unknown> }

/** One deed of the product, done to a home by chance. A further deed is a further entry. */
export type Act = { name: string; weight: number; run(ground: Ground): Promise<Undo[]> }

const MOST = 50_000_000
const TYPES = TransactionType.options as [TransactionType, ...TransactionType[]]

const homeOf = ({ town, dice }: Ground): Home => dice.pick(town.homes as [Home, ...Home[]])
const bySystem = <T>({ services }: Pick<Ground, 'services'>, deed: (tx: Tx) => Promise<T>) =>
  services.transaction('system', deed)

export const ACTS: readonly Act[] = [
  {
    name: 'charge',
    weight: 24,
    run: (ground) => charge(ground, ground.dice.happens(0.5) ? 'RENT_PAYMENT' : ground.dice.pick(TYPES)),
  },
  {
    name: 'deposit',
    weight: 6,
    run: async (ground) => {
      const home = homeOf(ground)
      const undo = await charge(ground, 'CAUTION_DEPOSIT', home)
      return [...undo, ...(await offline(ground, home, 'CAUTION_DEPOSIT'))]
    },
  },
  { name: 'pay', weight: 24, run: (ground) => payThroughProvider(ground) },
  { name: 'offline', weight: 20, run: (ground) => offline(ground, homeOf(ground)) },
  { name: 'withdraw', weight: 10, run: (ground) => withdrawPart(ground) },
  {
    name: 'credit',
    weight: 10,
    run: async (ground) => {
      const { of } = homeOf(ground)
      await bySystem(ground, (tx) => applyCredit(tx, of))
      return []
    },
  },
  { name: 'expense', weight: 5, run: (ground) => spend(ground) },
  { name: 'bill', weight: 1, run: (ground) => bill(ground) },
]

async function charge(
  ground: Ground,
  transaction_type: TransactionType,
  home = homeOf(ground),
): Promise<Undo[]> {
  const key = `hammer:${ground.number}:${transaction_type}`
  const amount = ground.dice.between(1, MOST)
  const wanted = { key, transaction_type, amount, due_date: '2026-06-01' }
  await bySystem(ground, (tx) => raiseCharges(tx, home.of, [wanted]))
  return [{ after: 'charges', run: (services) => takeBack(services, `key = '${key}'`) }]
}

/** Takes back all that is left of some charges: what was paid of them is credit again. */
export const takeBack = (services: Services, which: string) =>
  bySystem({ services }, async (tx) => {
    const { rows } = await sql<{ id: string; left: number }>`
      select id, amount - withdrawn_amount as left from charge where ${sql.raw(which)} order by id for no key update`.execute(
      tx,
    )
    for (const { id, left } of rows) {
      await withdrawCharge(tx, { charge_id: id, amount: left, cause: 'hammer:undone' })
    }
  })

/** A payment of some open charges of a home, which the provider reports once, or twice at once. */
async function payThroughProvider(ground: Ground): Promise<Undo[]> {
  const { dice } = ground
  const { of, manager } = homeOf(ground)
  const amount = dice.between(5_000, MOST)
  const { id } = await bySystem(ground, async (tx) => {
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
  })
  const arrival = arrivalFromProvider(reported(amount, dice))
  const complete = () => bySystem(ground, (tx) => completePayment(tx, id, arrival))
  await Promise.all(dice.happens(0.2) ? [complete(), complete()] : [complete()])
  return [giveBack(of, id, arrival)]
}

const reported = (amount: number, dice: Dice): ProviderTransaction => ({
  ...{ id: '1', reference: '', status: 'success', amount, requested_amount: amount, currency: 'NGN' },
  ...{ domain: 'test', channel: 'card', fees: dice.between(0, 2_000), fees_split: null },
  ...{ paid_at: new Date(), gateway_response: 'Successful' },
  ...{ authorization: null, customer_code: null, receiver_account_number: null, sender: null },
})

async function offline(ground: Ground, { of, manager }: Home, type?: TransactionType): Promise<Undo[]> {
  const { dice } = ground
  const amount = dice.between(1, MOST)
  const code = dice.happens(0.5) ? account.trust : account.cash(manager.id)
  const arrival = arrivalIn(code, { amount, channel: 'CASH', paid_at: new Date() })
  const wanted = { ...of, source: 'RECORDED' as const, created_by: manager.id }
  const { id } = await bySystem(ground, (tx) =>
    recordPayment(tx, { ...wanted, ...(type ? { transaction_type: type } : {}) }, arrival),
  )
  return [giveBack(of, id, arrival)]
}

/** When its charges are gone a payment is the tenant's credit, and goes back from where it lies. */
function giveBack(of: Home['of'], payment_id: string, arrival: Arrival): Undo {
  const way = { landlord_id: of.landlord_id, subaccount_code: null, transaction_charge: null }
  const entries: Entry[] = [
    [account.credit(of.tenant_id), arrival.amount],
    ...arrival.lies(way).map(([code, amount]): Entry => [code, -amount]),
  ]
  const journal = { estate_id: of.estate_id, payment_id, memo: 'Given back', entries }
  const fromProvider = arrival
    .lies(way)
    .reduce((sum, [code, amount]) => sum + (isClearing(code) ? amount : 0), 0)
  return {
    after: 'payments',
    run: (services) =>
      bySystem({ services }, async (tx) => {
        const isFirst = await postJournal(tx, { ...journal, key: `refund:hammer:${payment_id}` })
        if (!isFirst || fromProvider === 0) return
        const { estate_id, tenant_id, landlord_id } = of
        await tx
          .insertInto('refund')
          .values({
            ...{ estate_id, tenant_id, landlord_id, payment_id, amount: fromProvider, reason: 'Given back' },
            ...{ way: 'PROVIDER', status: 'COMPLETED', completed_at: tx.now, created_by: tenant_id },
          })
          .execute()
      }),
  }
}

const isClearing = (code: string) => code.split(':')[0] === account.clearing

/** Some of what one charge of a home asked for is no longer asked for. */
async function withdrawPart(ground: Ground): Promise<Undo[]> {
  const { of } = homeOf(ground)
  await bySystem(ground, async (tx) => {
    const { rows } = await sql<{ id: string; left: number }>`
      select id, amount - withdrawn_amount as left from charge
      where lease_id = ${of.lease_id} and amount > withdrawn_amount order by created_at desc limit 1 for no key update`.execute(
      tx,
    )
    const [found] = rows
    if (!found) return
    const amount = ground.dice.between(1, found.left)
    await withdrawCharge(tx, { charge_id: found.id, amount, cause: `hammer:${ground.number}` })
  })
  return []
}

async function spend(ground: Ground): Promise<Undo[]> {
  const { services, dice, town } = ground
  const { id: estate_id, manager } = dice.pick(town.estates as [Town['estates'][0], ...Town['estates']])
  const { id } = await services.transaction(manager.actor, (tx) =>
    recordExpense(tx, manager.actor, estate_id, {
      ...{ category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', advanced: true },
      ...{ amount: dice.between(1, MOST), spent_on: lagosDay(tx.now), paid_from: 'TRUST' },
    }),
  )
  const undo = () =>
    services.transaction(manager.actor, (tx) => voidExpense(tx, manager.actor, id, 'Hammered'))
  return [{ after: 'charges', run: () => undo().catch(unlessDone) }]
}

const unlessDone = (error: Error) => {
  if ('code' in error && error.code === 'ILLEGAL_STATE') return
  throw error
}

async function bill(ground: Ground): Promise<Undo[]> {
  const { services, dice, town } = ground
  const { id: estate_id, manager } = dice.pick(town.estates as [Town['estates'][0], ...Town['estates']])
  const { id } = await services.transaction(manager.actor, (tx) =>
    billServiceCharge(tx, manager.actor, estate_id, {
      ...{ title: 'Security', amount: dice.between(1_000, MOST), due_date: '2026-06-01' },
    }),
  )
  return [{ after: 'charges', run: (services) => takeBack(services, `key like 'service:${id}:%'`) }]
}
