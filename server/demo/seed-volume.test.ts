import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { checkLedger, checkRule, RULE_NAMES } from '../domains/ledger/check-ledger.ts'
import type { Tx } from '../platform/db/db.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { useWorld } from '../testing/world.ts'
import { DEMO_PASSWORD } from './people/people.ts'
import { seedVolume, volumeAccounts } from './seed-volume.ts'

const PAYMENTS = 2_000
const world = useWorld()
const said: string[] = []
let before: string[]

/** Every key, index and trigger of ours, as the database tells it. */
const shapeOf = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (owner) => {
    const found = await owner.query<{ piece: string }>(`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as piece from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`)
    return found.rows.map(({ piece }) => piece)
  })

beforeAll(async () => {
  before = await shapeOf(world.ownerUrl)
  const volume = { estates: 3, units: 40, payments: PAYMENTS }
  await seedVolume(world.ownerUrl, world.services, { ...volume, onProgress: (text) => said.push(text) })
})

async function signIn(email: string) {
  const payload = { email, password: DEMO_PASSWORD }
  const signedIn = await world.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  return async (path: string) =>
    (await world.app.inject({ method: 'GET', url: `/api/v1${path}`, headers })).json()
}

const faults = () =>
  world.services.transaction('system', async (tx) =>
    (await checkLedger(tx)).filter((check) => check.faults > 0),
  )

test('the books of volume hold', async () => {
  expect(await faults()).toEqual([])
})

test('keys, indexes and triggers are as they were', async () => {
  expect(await shapeOf(world.ownerUrl)).toEqual(before)
})

test('the manager sees every payment, and the total of the list is the count of the rows', async () => {
  const get = await signIn(volumeAccounts.manager)
  const page = await get('/payments?limit=50')
  expect(page.pagination.total).toBe(PAYMENTS)
  expect(page.data).toHaveLength(50)
  const completed = await get('/payments?status=COMPLETED')
  const counted = await world.services.transaction('system', (tx) =>
    sql<{ n: number }>`select count(*) as n from payment where status = 'COMPLETED'`.execute(tx),
  )
  expect(completed.pagination.total).toBe(counted.rows[0]?.n)
  const stats = await get('/payments/stats')
  expect(stats.by_status.COMPLETED.count).toBe(counted.rows[0]?.n)
})

test('a landlord and a tenant of volume see their own, and a receipt reads like any other', async () => {
  const asLandlord = await signIn(volumeAccounts.landlord)
  expect((await asLandlord('/estates')).pagination.total).toBe(1)
  const asTenant = await signIn(volumeAccounts.tenant)
  const mine = await asTenant('/payments?status=COMPLETED')
  expect(mine.pagination.total).toBeGreaterThan(30)
  const { data } = await asTenant('/receipts')
  const receipt = await asTenant(`/receipts/${data[0].id}`)
  expect(receipt.facts.number).toBe(receipt.number)
  expect(receipt.facts.amount_in_words).toMatch(/naira only$/)
})

test('tells how far it is', () => {
  expect(said).toContain('2,000 of 2,000 payments')
})

test('seeding more leaves what was there as it was', async () => {
  await seedVolume(world.ownerUrl, world.services, { estates: 2, units: 10, payments: 100 })
  expect(await faults()).toEqual([])
  expect((await (await signIn(volumeAccounts.manager))('/payments')).pagination.total).toBe(PAYMENTS + 100)
  expect((await (await signIn(volumeAccounts.landlord))('/estates')).pagination.total).toBe(1)
})

test('refuses numbers that cannot be', async () => {
  const seed = (volume: object) => seedVolume(world.ownerUrl, world.services, volume as never)
  await expect(seed({ estates: 5, units: 4, payments: 10 })).rejects.toThrow('at least one unit')
  await expect(seed({ estates: 0, units: 4, payments: 10 })).rejects.toThrow('above zero')
})

test('no rule of the ledger reads what there is again and again, though little of it fits in memory', async () => {
  const rowsRead = async (tx: Tx) => {
    const { rows } = await sql<{ n: number }>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n from pg_stat_xact_user_tables`.execute(
      tx,
    )
    return rows[0]?.n ?? 0
  }
  const readFor = (name: string) =>
    world.services.transaction('system', async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx)
      const before = await rowsRead(tx)
      await checkRule(tx, name)
      return (await rowsRead(tx)) - before
    })
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ n: number }>`select (select count(*) from posting) + (select count(*) from journal) as n`.execute(
      tx,
    ),
  )
  const most = 10 * (rows[0]?.n ?? 0)
  const greedy: Record<string, number> = {}
  for (const name of RULE_NAMES) {
    const n = await readFor(name)
    if (n > most) greedy[name] = n
  }
  expect(greedy).toEqual({})
})
