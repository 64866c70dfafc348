import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { threePlaces } from '../../../access/things.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { balanceOf, expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { merge } from '../../../testing/people/merge.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { letUnit, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { act, BEGINNING, type Flat, fourFlats, happen } from '../../../testing/random-acts.ts'
import { useWorld } from '../../../testing/world.ts'
import { forgetAuthorization } from '../../autopay/payment-methods/forget-authorization.ts'
import { postJournal } from '../../ledger/index.ts'
import { carryMergedAccounts } from './carry-later.ts'
import { STAYING } from './person-columns.ts'

const world = useWorld()
const PORTFOLIOS = Number(process.env.GIDA_PORTFOLIOS ?? 1)
let admin: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
})

/** Every table and column that contains this id. */
async function placesOf({ id }: Person): Promise<string[]> {
  return withClient(world.ownerUrl, async (client) => {
    const { rows: columns } = await client.query<{ name: string; col: string }>(
      `select c.relname as name, a.attname as col from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'uuid'::regtype and a.attnum > 0
         and not a.attisdropped and c.relname !~ '^audit' order by 1, 2`,
    )
    const found: string[] = []
    for (const { name, col } of columns) {
      const { rowCount } = await client.query(`select from "${name}" where "${col}" = $1 limit 1`, [id])
      if (rowCount) found.push(`${name}.${col}`)
    }
    return found
  })
}

type Figures = Record<string, number>
const add = (a: Figures, b: Figures): Figures =>
  Object.fromEntries(Object.keys({ ...a, ...b }).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]))

async function figuresOf(person: Person): Promise<Figures> {
  const read = async (path: string) => {
    const answer = await person.get(path)
    expect(answer.statusCode, path).toBe(200)
    return answer.json()
  }
  const lists = ['/payments?', '/receipts?', '/charges?', '/leases?']
  const counts = Object.fromEntries(
    await Promise.all(lists.map(async (list) => [list, (await read(list)).pagination.total] as const)),
  )
  const dashboard = await read('/analytics/dashboard')
  const { late_days: _, next_due: __, ...debt } = dashboard.balance ?? dashboard.debt
  if (person.role === 'TENANT') return { ...counts, ...debt }
  const report = async (name: string, column: string) => {
    const body = { report: name, columns: [column] }
    return Number((await person.post('/analytics/reports', body)).json().totals?.[0] ?? 0)
  }
  return {
    ...counts,
    ...debt,
    units: dashboard.unit_count,
    properties: (await read('/properties?')).pagination.total,
    collected: (await read('/payments/stats')).collected,
    ...Object.fromEntries(
      dashboard.months.map(({ month, collected }: { month: string; collected: number }) => [
        month,
        collected,
      ]),
    ),
    ageing: dashboard.ageing.total,
    owed: await report('AGEING', 'owed'),
    net: await report('OWNER_STATEMENT', 'net'),
    deposits: await report('DEPOSITS', 'held'),
    received: await report('COLLECTED', 'received'),
  }
}

test('every figure of the first is the sum of what both had, whatever has happened, and the books hold', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 14 }), async (acts) => {
    const flats = await fourFlats(world)
    for (const wanted of [...BEGINNING, ...acts]) await happen(world, flats, wanted)
    const [a, b] = flats as [Flat, Flat]
    for (const role of ['tenant', 'landlord'] as const) {
      const [first, second] = [a[role], b[role]]
      const before = add(await figuresOf(first), await figuresOf(second))
      await merge(admin, first, second)
      expect(await figuresOf(first), role).toEqual(before)
      await expectSoundBooks(world)
    }
    const later = { ...b, tenant: a.tenant, landlord: a.landlord }
    for (const wanted of acts) await happen(world, [a, later], wanted)
    await world.work()
    await expectSoundBooks(world)
  })
  await fc.assert(property, { numRuns: PORTFOLIOS, seed: 7, endOnFailure: true })
}, 120_000)

test('a card that the second had saved pays for the first, and is forgotten where the first removes it', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: 30_000_000 } as const
  const flat = await tenantWithCard(world, [{ ...rent, due_date: '2026-12-01' }])
  const first = await signedIn(world, 'TENANT')
  await merge(admin, first, flat.tenant)
  const { charge_ids, method_id } = flat
  const paid = await initializePayment({ ...flat, tenant: first }, { charge_ids, amount: 500_000, method_id })
  expect(paid.json()).toMatchObject({ status: 'COMPLETED' })
  expect((await first.delete(`/payments/methods/${method_id}`)).statusCode).toBe(204)
  const forgotten: string[] = []
  const forgetAt = async (code: string) => void forgotten.push(code)
  const provider = { ...world.services.provider, forgetAuthorization: forgetAt }
  await forgetAuthorization.run({ ...world.services, provider }, { method_id })
  expect(forgotten).toEqual([expect.stringMatching(/^AUTH_/)])
})

test('money goes to the account of the first, also where that of the second is the newer one', async () => {
  const { landlord, ...flat } = await letFlat(world, { subaccount_code: 'ACCT_of_the_first' })
  world.services.clock.advance(60_000)
  const other = await letFlat(world, { ...flat, subaccount_code: 'ACCT_of_the_second' })
  const second = other.landlord
  await merge(admin, landlord, second)
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ code: string }>`select app.subaccount_of(${landlord.id}) as code`.execute(tx),
  )
  expect(rows).toEqual([{ code: 'ACCT_of_the_first' }])
  await expectSoundBooks(world)
})

test('what comes later to one who was merged follows them, also where that of another cannot', async () => {
  const flats = [await letFlat(world), await letFlat(world)]
  const seconds: Person[] = []
  for (const { estate_id, landlord } of flats) {
    const second = await signedIn(world, 'LANDLORD')
    await merge(admin, landlord, second)
    await world.services.transaction('system', (tx) =>
      postJournal(tx, {
        ...{ key: `test:${second.id}:late`, estate_id, memo: 'A test' },
        entries: [
          [`payable:${second.id}`, -5_000],
          ['bank:trust', 5_000],
        ],
      }),
    )
    seconds.push(second)
  }
  const asOwner = (text: string) => withClient(world.ownerUrl, (client) => client.query(text))
  await asOwner(
    `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`,
  )
  await asOwner(`create trigger poison before insert on journal for each row
    when (new.key like 'merge:${seconds[0]?.id}%') execute function poison()`)
  await carryMergedAccounts.run(world.services, {})
  await asOwner('drop trigger poison on journal')
  const carried = flats.map(({ estate_id, landlord }) =>
    balanceOf(world, estate_id, `payable:${landlord.id}`),
  )
  expect(await Promise.all(carried)).toEqual([0, -5_000])
  await carryMergedAccounts.run(world.services, {})
})

test('what hangs on the tenancy of the second in one property hangs on that of the first', async () => {
  const home = await portfolio(world)
  const second = await signedIn(world, 'TENANT')
  await letUnit(world, home.manager, home.unitAt(1).id, { tenant_id: second.id })
  const tenancies = (person: Person) =>
    world.services.transaction('system', (tx) =>
      tx.selectFrom('tenancy').select('id').where('tenant_id', '=', person.id).execute(),
    )
  const [theirs] = await tenancies(second)
  await withClient(world.ownerUrl, (client) =>
    client.query(
      `insert into contact_note (tenancy_id, body, written_by) values ($1, 'Pays on Friday', $2)`,
      [theirs?.id, home.manager.id],
    ),
  )
  await merge(admin, home.tenant, second)
  const [one, ...more] = await tenancies(home.tenant)
  expect([more, await tenancies(second)]).toEqual([[], []])
  const kept = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('contact_note')
      .select('tenancy_id')
      .where('body', '=', 'Pays on Friday')
      .executeTakeFirstOrThrow(),
  )
  expect(kept.tenancy_id).toBe(one?.id)
  await expectSoundBooks(world)
})

test('what comes to an account of the second in the books later is carried over too, once', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'LANDLORD')
  await merge(admin, flat.landlord, second)
  const { estate_id } = flat
  const codes = [`payable:${second.id}`, `payable:${flat.landlord.id}`]
  const balances = () => Promise.all(codes.map((code) => balanceOf(world, estate_id, code)))
  await world.services.transaction('system', (tx) =>
    postJournal(tx, {
      ...{ key: `test:${second.id}:late`, estate_id, memo: 'A test' },
      entries: [
        [codes[0] ?? '', -5_000],
        ['bank:trust', 5_000],
      ],
    }),
  )
  expect(await balances()).toEqual([-5_000, 0])
  for (let times = 0; times < 2; times++) await carryMergedAccounts.run(world.services, {})
  expect(await balances()).toEqual([0, -5_000])
})

const closeRequests = () =>
  world.services.transaction('system', (tx) =>
    tx
      .updateTable('privacy_request')
      .set({ state: 'WITHDRAWN', closed_at: tx.now })
      .where('closed_at', 'is', null)
      .execute(),
  )

/** They follow ledger accounts, which stay, and sum to zero together. */
const OF_THE_BOOKS = ['owner_lot.landlord_id', 'owner_month.landlord_id']
const isCount = (place: string) => /_(count|day|month|total)\.(landlord|scope)_id$/.test(place)

/** The sum of a counter for somebody. */
async function sumOf(place: string, { id }: Person): Promise<number> {
  const [table, column] = place.split('.')
  return withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select coalesce(sum(abs(value::numeric)), 0)::int as n from "${table}" t
         cross join lateral jsonb_each_text(to_jsonb(t)) v
       where "${column}" = $1 and value ~ '^-?[0-9]+$'`,
      [id],
    )
    return rows[0]?.n
  })
}

test('after a merge nothing names the second but what says who did something', async () => {
  const { mine, neighbours, foreign } = await threePlaces(world)
  await closeRequests()
  const before = await faultsOfBooks(world) // without their documents
  const pairs = [
    [mine.people.TENANT, neighbours.people.TENANT],
    [mine.people.LANDLORD, neighbours.people.LANDLORD],
    [mine.people.PROPERTY_MANAGER, neighbours.people.PROPERTY_MANAGER],
    [mine.people.ESTATE_MANAGER, foreign.people.ESTATE_MANAGER],
  ] as const
  for (const [first, second] of pairs) {
    await merge(admin, first, second, { closed_seen: true, holds_seen: true })
    const allowed = new Set([...STAYING, 'users.id', ...OF_THE_BOOKS])
    const places = (await placesOf(second)).filter((place) => !allowed.has(place))
    const [counts, others] = [places.filter(isCount), places.filter((place) => !isCount(place))]
    expect(others, first.role).toEqual([])
    for (const place of counts) expect([place, await sumOf(place, second)]).toEqual([place, 0])
  }
  expect(await faultsOfBooks(world)).toEqual(before)
}, 60_000)
