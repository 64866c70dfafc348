import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faultsOfBooks } from '../../../testing/money/books.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'
import { getTrust } from '../trust/get-trust.ts'
import { listAccounts } from './accounts-of-estate.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const HISTORIES = 4

type Booked = { days: number; isSameTransaction: boolean; between: [number, number][]; amount: number }

/** Some accounts that may have a balance on either side. */
const accountsOf = (tenant_id: string, landlord_id: string, estate_id: string): string[] => [
  account.trust,
  account.clearing,
  account.commission,
  account.credit(tenant_id),
  account.payable(landlord_id),
  account.fund(estate_id),
]

/** Booked that many days from the clock, also backwards: a transaction begun before midnight may commit after one of the next day. */
const anyBooked: fc.Arbitrary<Booked> = fc.record({
  days: fc.constantFrom(-2, -1, 0, 0, 1, 3),
  isSameTransaction: fc.boolean(),
  between: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 3 }),
  amount: fc.integer({ min: 1, max: 1_000 }),
})

test('what is kept of balances equals a recount, on each day of any history, also where days come out of order', async () => {
  const histories = fc.asyncProperty(
    fc.array(anyBooked, { minLength: 4, maxLength: 14 }),
    async (history) => {
      const flat = await letFlat(world, { charges: [] })
      const codes = accountsOf(flat.tenant.id, flat.landlord.id, flat.estate_id)
      const begun = world.today()
      for (const bookings of inTransactions(history))
        await world.services.transaction('system', async (tx) => {
          for (const { days, between, amount } of bookings) {
            world.services.clock.advance(days * DAY_MS)
            await sql`select set_config('app.now', ${world.services.clock.now()}, true)`.execute(tx)
            const entries = between.flatMap(([from, to]): Entry[] => [
              [codes[from] as string, amount],
              [codes[to] as string, -amount],
            ])
            await postJournal(tx, {
              key: randomUUID(),
              estate_id: flat.estate_id,
              memo: 'Moved',
              entries,
            })
          }
        })
      // Random entries violate rules that only hold for real payments.
      expect((await faultsOfBooks(world)).filter((name) => /balances/.test(name))).toEqual([])
      for (let back = -40; back <= 40; back += 8) await agree(flat, addDays(begun, back))
      await agree(flat, undefined)
    },
  )
  await fc.assert(histories, { numRuns: HISTORIES, seed: 11 })
})

/** Groups what one transaction books, on one or several days. */
function inTransactions(history: readonly Booked[]): Booked[][] {
  const transactions: Booked[][] = []
  for (const booked of history) {
    if (booked.isSameTransaction && transactions.length > 0) transactions.at(-1)?.push(booked)
    else transactions.push([booked])
  }
  return transactions
}

/** Compares the trust view and the list of accounts for a day with the entries up to it. */
async function agree(
  { estate_id, manager, landlord }: Awaited<ReturnType<typeof letFlat>>,
  at: string | undefined,
) {
  const counted = await balancesBy(estate_id, at)
  const { actor } = manager
  const [trust, accounts, ofLandlord] = await Promise.all([
    world.services.transaction(actor, (tx) => getTrust(tx, actor, { page: 1, limit: 20, at, estate_id })),
    world.services.transaction(actor, (tx) => listAccounts(tx, actor, estate_id, { page: 1, limit: 20, at })),
    world.services.transaction(landlord.actor, (tx) =>
      listAccounts(tx, landlord.actor, estate_id, { page: 1, limit: 20, at }),
    ),
  ])
  const sizes = [...counted.values()].map(Math.abs).sort((a, b) => b - a)
  expect(accounts.data.map(({ balance }) => Math.abs(balance))).toEqual(sizes)
  expect(accounts.pagination.total).toBe(counted.size)
  expect(trust.data[0]?.figures.difference).toBe(0)
  const inBank = trust.data[0]?.figures.held.find(({ kind }) => kind === 'TRUST_BANK')?.amount ?? 0
  expect(inBank).toBe(counted.get(account.trust) ?? 0)
  const owed = counted.get(account.payable(landlord.id))
  expect(ofLandlord.data.map(({ code, balance }) => [code, balance])).toEqual(
    owed ? [[account.payable(landlord.id), -owed]] : [],
  )
}

async function balancesBy(estate_id: string, at: string | undefined): Promise<Map<string, number>> {
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ code: string; balance: number }>`
      select a.code, sum(p.amount)::bigint as balance from posting p join account a on a.id = p.account_id
      where a.estate_id = ${estate_id}
        and (${at ?? null}::date is null or (p.created_at at time zone 'Africa/Lagos')::date <= ${at ?? null}::date)
      group by 1 having sum(p.amount) <> 0`.execute(tx),
  )
  return new Map(rows.map(({ code, balance }) => [code, balance]))
}
