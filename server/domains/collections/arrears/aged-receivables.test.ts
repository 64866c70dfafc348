import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { eraseCharges, raiseCharges, withdrawCharge } from '../../charges/index.ts'
import { undoWaiver } from '../../charges/waivers/undo-waiver.ts'
import { giveUp } from '../../charges/waivers/waive-charge.ts'
import { bookReversals } from '../../payments/index.ts'
import { completeRefund } from '../../refunds/provider/complete-refund.ts'
import { failRefund } from '../../refunds/provider/fail-refund.ts'
import { reserveRefund } from '../../refunds/reserve-refund.ts'
import { getArrearsByAge } from './arrears-rollup.ts'

const world = useWorld()
const HISTORIES = 12
const today = () => lagosDay(world.services.clock.now())
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const ALL = { role: 'ADMIN' } as Actor

const ageing = (estate_id: string, at?: Day) =>
  inSystem((tx) => getArrearsByAge(tx, ALL, at ? { estate_id, at } : { estate_id }))

async function receivable(estate_id: string, at: Day): Promise<number> {
  const { rows } = await inSystem((tx) =>
    sql<{ sum: number }>`select coalesce(sum(d.debits - d.credits), 0)::bigint as sum from account a
      join account_day d on d.account_id = a.id where a.estate_id = ${estate_id} and a.kind = 'RECEIVABLE'
        and d.day <= ${at}::date`.execute(tx),
  )
  return rows[0]?.sum ?? 0
}

/** The newest row of an estate, or the n-th before it. */
async function pick(table: 'charge' | 'waiver' | 'payment' | 'refund', of: LetFlat, n: number) {
  const rows = await inSystem((tx) =>
    tx.selectFrom(table).select('id').where('estate_id', '=', of.estate_id).orderBy('id', 'desc').execute(),
  )
  return rows[n % Math.max(1, rows.length)]?.id
}

const NOTHING = Symbol('nothing to do it to')
type Act = (flat: LetFlat, n: number, amount: number) => Promise<unknown>
const on =
  (
    table: Parameters<typeof pick>[0],
    action: (tx: Tx, id: string, flat: LetFlat, n: number) => Promise<unknown>,
  ): Act =>
  async (flat, n) => {
    const id = await pick(table, flat, n)
    return id ? inSystem((tx) => action(tx, id, flat, n)) : NOTHING
  }
const give = (kind: 'WAIVER' | 'WRITE_OFF') =>
  on('charge', (tx, id, { manager }, n) =>
    giveUp(tx, manager.actor, id, { kind, reason: 'A test', ...(n % 2 ? { amount: 1_000_000 + n } : {}) }),
  )

const ACTS: Record<string, Act> = {
  raise: async (flat, n, amount) => {
    const tenancy = await inSystem((tx) =>
      tx.selectFrom('lease').selectAll().where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
    )
    const { id: lease_id, estate_id, property_id, unit_id, landlord_id } = tenancy
    const of = { estate_id, property_id, unit_id, landlord_id, tenant_id: flat.tenant.id, lease_id }
    const due_date = addDays(today(), (n % 200) - 140)
    const charge = {
      key: `${lease_id}:${n}:${amount}`,
      transaction_type: 'RENT_PAYMENT' as const,
      amount,
      due_date,
    }
    await inSystem((tx) => raiseCharges(tx, of, [charge]))
  },
  pay: (flat, _, amount) => paysIn(world, flat, amount),
  waive: give('WAIVER'),
  'write off': give('WRITE_OFF'),
  'ask again': on('waiver', (tx, id, { manager }) => undoWaiver(tx, manager.actor, id)),
  withdraw: on('charge', (tx, charge_id) =>
    withdrawCharge(tx, { charge_id, amount: 500_000, cause: 'test' }),
  ),
  erase: on('charge', async (tx, id) => {
    const { key } = await tx.selectFrom('charge').select('key').where('id', '=', id).executeTakeFirstOrThrow()
    await eraseCharges(tx, { lease_ids: [], keys: [key] })
  }),
  reverse: on('payment', (tx, id) => bookReversals(tx, [id], 'A test')),
  refund: on('payment', async (tx, transaction_id, { manager }, n) => {
    const wanted = {
      transaction_id,
      reason: 'A test',
      still_owed: n % 2 === 0,
      way: 'BANK_TRANSFER' as const,
    }
    await reserveRefund(tx, manager.actor, n % 3 ? { ...wanted, amount: 300_000 + n } : wanted)
  }),
  'fail a refund': on('refund', (tx, id) => failRefund(tx, id, 'A test')),
  'complete a refund': on('refund', (tx, id) => completeRefund(tx, id)),
}

/** Whether it succeeded; random histories contain many actions that are refused. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    (found) => found !== NOTHING,
    (error: unknown) => {
      if (!(error instanceof Problem) && !/has less than/.test(String(error))) throw error
      return false
    },
  )

test('the ageing of any past day is what stood on that day, and adds up to what was receivable then', async () => {
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(ACTS)),
    days: fc.constantFrom(0, 0, 1, 3, 31),
    n: fc.nat(999),
    amount: fc.integer({ min: 1_000_000, max: 60_000_000 }),
  })
  const done = new Set<string>()
  const history = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    const flat = await letFlat(world)
    const stood = new Map<Day, unknown>()
    let hasErased = false
    for (const { act, days, n, amount } of steps) {
      world.services.clock.advance(days * 86_400_000)
      if (await isDone(ACTS[act]?.(flat, n, amount) ?? Promise.resolve(NOTHING))) {
        done.add(act)
        hasErased ||= act === 'erase'
      }
      stood.set(today(), await ageing(flat.estate_id))
    }
    world.services.clock.advance(86_400_000)
    for (const [day, then] of stood) {
      const found = await ageing(flat.estate_id, day)
      expect(found.total + found.not_due).toBe(await receivable(flat.estate_id, day))
      if (!hasErased) expect(found).toEqual(then) // the due date of an erased charge is unknown
    }
  })
  await fc.assert(history, { numRuns: HISTORIES, seed: 5 })
  expect([...done].sort()).toEqual(Object.keys(ACTS).sort())
  await expectSoundBooks(world)
})
