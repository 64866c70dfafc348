import { randomUUID } from 'node:crypto'
import type { AdminDashboard, CollectorDashboard, Need } from '@gida/contract/domains/analytics/dashboard'
import type { Debt } from '@gida/contract/domains/charges/debt'
import { dueDaysOf, dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { raiseCharges } from './domains/charges/index.ts'
import { joinEstate } from './domains/estates/index.ts'
import type { Tx } from './platform/db/db.ts'
import { insertRow } from './testing/insert-row.ts'
import { type LetFlat, letFlat } from './testing/let-flat.ts'
import { faultsOfBooks } from './testing/money/books.ts'
import { paysIn } from './testing/money/payments-in.ts'
import { type Person, signedIn } from './testing/people/people.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const PORTFOLIOS = 2
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

type Row = Record<string, number> & { frequency: keyof typeof TIMES_A_YEAR }
/** A figure, the call of the list that opens from it, and what of each row adds up to it: of a count, 1. */
type Door = { name: string; figure: number; opens: string; adds: (row: Row) => number }
const one = () => 1
const by = (field: string) => (row: Row) => row[field] ?? Number.NaN
const door = (name: string, figure: number, opens: string, adds: Door['adds'] = one): Door => ({
  ...{ name, figure, opens, adds },
})

/** The three figures of a debt, wherever it stands. */
function debtDoors(of: string, { arrears, due_now, billed_later }: Debt, scope = ''): Door[] {
  const until = dueNowUntil(world.today())
  const charges = (name: string, figure: number, state: string) =>
    door(`${of} ${name}`, figure, `/charges?${scope}${state}`, by('open_amount'))
  return [
    charges('arrears', arrears, 'state=OVERDUE'),
    charges('due now', due_now, `state=OPEN&due_to=${until}`),
    charges('billed, due later', billed_later, `state=OPEN&due_from=${addDays(until, 1)}`),
  ]
}

function monthDoors(months: CollectorDashboard['months']): Door[] {
  return months.map(({ month, collected }) => {
    const first = `${month}-01`
    const days = `paid_from=${first}&paid_to=${addDays(addMonths(first, 1), -1)}`
    return door(`collected in ${month}`, collected, `/payments?status=COMPLETED&${days}`, by('amount'))
  })
}

const TIMES_A_YEAR = { YEARLY: 1, HALF_YEARLY: 2, QUARTERLY: 4, MONTHLY: 12 }
const yearlyRent = (row: Row) => (row.rent_amount ?? Number.NaN) * TIMES_A_YEAR[row.frequency]

/** Which list the address of a need shows, and how it adds up. */
const LISTS: Record<string, [call: string, adds: Door['adds']]> = {
  '/dashboard/deposits': ['/deposits?show=DUE&', by('left')],
  '/dashboard/payments': ['/payments?', by('amount')],
  '/dashboard/payments/remittances?only=LATE': ['/remittances/due?', by('due')],
  '/dashboard/payments/remittances?only=NO_ACCOUNT': ['/remittances/due?', by('with_us')],
  '/dashboard/tenants/leases': ['/leases?', yearlyRent],
}

function needDoors({ key, count, amount, action_url }: Need): Door[] {
  const url = new URL(action_url, 'http://here')
  const [call, adds] = LISTS[url.pathname] ?? LISTS[url.pathname + url.search] ?? []
  if (!call || !adds) return [] // one thing, or a page that is no list
  const opens = call + url.searchParams
  return [door(key, count, opens), ...(amount === null ? [] : [door(key, amount, opens, adds)])]
}

function dashboardDoors({ debt, ageing, months, occupancy, needs, ...all }: CollectorDashboard): Door[] {
  return [
    ...debtDoors('of all', debt),
    ...ageing.by_age.flatMap(({ key, tenants, amount }) => {
      const { from, to } = dueDaysOf(key, world.today())
      const days = `due_to=${to}${from ? `&due_from=${from}` : ''}`
      return [
        door(`owed for ${key} days`, amount, `/charges?state=OVERDUE&${days}`, by('open_amount')),
        door(`tenants late for ${key} days`, tenants, `/payments/overdue?age=${encodeURIComponent(key)}`),
      ]
    }),
    door('in arrears', ageing.tenants, '/payments/overdue?'),
    door('their arrears', ageing.total, '/payments/overdue?', by('arrears')),
    ...monthDoors(months),
    ...occupancy.map(({ estate_id, name, occupied }) =>
      door(`let in ${name}`, occupied, `/onboarding/units?estate_id=${estate_id}&status=OCCUPIED`),
    ),
    door('units', all.unit_count, '/properties?', by('unit_count')),
    ...needs.flatMap(needDoors),
  ]
}

const adminDoors = ({ users, estates, units, payments, collected, months }: AdminDashboard): Door[] => [
  door('users', users, '/users?'),
  door('estates', estates, '/estates?'),
  door('units', units, '/properties?', by('unit_count')),
  door('payments', payments, '/payments?'),
  door('collected', collected, '/payments?status=COMPLETED', by('amount')),
  ...monthDoors(months),
]

type Owing = { id: string; debt: Debt }
/** The debts of the rows of a list, each of which opens its own charges. */
async function rowDoors(person: Person, list: string, scope: string): Promise<Door[]> {
  const rows = (await readAll(person, list)) as unknown as Owing[]
  return rows.flatMap(({ id, debt }) => debtDoors(list, debt, `${scope}=${id}&`))
}

async function doorsOf(person: Person): Promise<Door[]> {
  const read = async (path: string) => (await person.get(path)).json()
  const dashboard = await read('/analytics/dashboard')
  if (person.role === 'TENANT')
    return [
      ...debtDoors('my', dashboard.balance),
      door('my receipts', dashboard.receipt_count, '/receipts?'),
      ...(await leaseDoors(person)),
    ]
  if (person.role === 'ADMIN') return adminDoors(dashboard)
  const stats = await read('/payments/stats')
  return [
    ...dashboardDoors(dashboard),
    door('collected', stats.collected, '/payments?status=COMPLETED', by('amount')),
    ...Object.entries<{ count: number }>(stats.by_status).map(([status, { count }]) =>
      door(status, count, `/payments?status=${status}`),
    ),
    ...(await rowDoors(person, '/properties?', 'property_id')),
    ...(await leaseDoors(person)),
  ]
}

async function leaseDoors(person: Person): Promise<Door[]> {
  const leases = (await readAll(person, '/leases?')) as unknown as { id: string }[]
  const balances = leases.map(async ({ id }) => {
    const { balance } = (await person.get(`/leases/${id}`)).json()
    return debtDoors('lease', balance, `lease_id=${id}&`)
  })
  return (await Promise.all(balances)).flat()
}

/** All pages of a list. */
async function readAll(person: Person, list: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const pages = list.startsWith('/remittances') ? '' : `&limit=50&page=${page}`
    const answer = await person.get(list + pages)
    expect(answer.statusCode, list).toBe(200)
    const { data, pagination } = answer.json()
    rows.push(...data)
    if (rows.length >= (pagination?.total ?? rows.length)) return rows
  }
}

async function expectDoorsToAddUp(person: Person): Promise<void> {
  const doors = await doorsOf(person)
  expect(doors.length).toBeGreaterThan(2)
  const shown = doors.map(({ name, figure, opens }) => `${name} at ${opens}: ${figure}`)
  const added = doors.map(async ({ name, opens, adds }) => {
    const rows = await readAll(person, opens)
    return `${name} at ${opens}: ${rows.reduce((all, row) => all + adds(row), 0)}`
  })
  expect(await Promise.all(added), person.role).toEqual(shown)
}

/** What happens in a portfolio. What it is about is chosen among what is there by then. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('charge' as const),
    of: fc.nat(3),
    days: fc.oneof(fc.constantFrom(-91, -31, -30, -1, 0, 7, 8), fc.integer({ min: -300, max: 200 })),
    amount: fc.integer({ min: 10_000, max: 50_000_000 }),
    type: fc.constantFrom('RENT_PAYMENT' as const, 'SERVICE_CHARGE' as const, 'CAUTION_DEPOSIT' as const),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    of: fc.nat(3),
    amount: fc.integer({ min: 10_000, max: 60_000_000 }),
    days_ago: fc.nat(120),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    of: fc.nat(9),
    share: fc.constantFrom(1, 2, 3),
    still_owed: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('waive' as const, 'write-off' as const), of: fc.nat(9) }),
  fc.record({ kind: fc.constant('end' as const), of: fc.nat(3) }),
  fc.record({
    kind: fc.constant('draft' as const),
    of: fc.nat(3),
    frequency: fc.constantFrom('YEARLY' as const, 'QUARTERLY' as const),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const charge = (of: number, type: 'RENT_PAYMENT' | 'CAUTION_DEPOSIT', amount: number): Act => ({
  ...{ kind: 'charge', of, days: -60, amount, type },
})
const pay = (of: number, amount: number, days_ago: number): Act => ({ kind: 'pay', of, amount, days_ago })
const end = (of: number): Act => ({ kind: 'end', of })
/** Every flat owes rent and has paid a deposit and some rent, long enough ago to be late to its landlord; one tenant has left. */
const BEGINNING: Act[] = [
  ...[0, 1, 2, 3].flatMap((of): Act[] => [
    charge(of, 'CAUTION_DEPOSIT', 5_000_000),
    pay(of, 5_000_000, 55),
    charge(of, 'RENT_PAYMENT', 30_000_000),
    pay(of, 12_000_000, 50),
  ]),
  end(2),
]

test('every figure of every role opens rows that add up to it, whatever has happened', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const property = fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 25 }), async (acts) => {
    const flats = await fourFlats()
    for (const wanted of [...BEGINNING, ...acts]) await happen(flats, wanted)
    const [{ manager, landlord, tenant }] = flats
    await archiveOneMore(manager)
    const agent = await agentOf(flats.slice(1))
    for (const person of [manager, landlord, agent, tenant, admin]) await expectDoorsToAddUp(person)
  })
  await fc.assert(property, { numRuns: PORTFOLIOS, seed: 12, endOnFailure: true })
  expect(await faultsOfBooks(world)).toEqual([])
}, 120_000)

type Flat = LetFlat & { lease_id: string; property_id: string }

/** Three flats of one estate and one of another, with one manager; one landlord can be paid out. */
async function fourFlats(): Promise<[Flat, ...Flat[]]> {
  const first = await letFlat(world, { charges: [] })
  const { estate_id, manager } = first
  const others = [
    await letFlat(world, { charges: [], estate_id, manager, subaccount_code: `ACCT_${randomUUID()}` }),
    await letFlat(world, { charges: [], estate_id, manager }),
    await letFlat(world, { charges: [], manager }),
  ]
  return [await withLease(first), ...(await Promise.all(others.map(withLease)))]
}

function withLease(flat: LetFlat): Promise<Flat> {
  return inSystem(async (tx) => {
    const lease = await tx
      .selectFrom('lease')
      .select(['id as lease_id', 'property_id'])
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    return { ...flat, ...lease }
  })
}

/** One more estate of the manager, with a paid year that is over, which no list shows unless asked. */
async function archiveOneMore(manager: Person): Promise<void> {
  const flat = await withLease(await letFlat(world, { charges: [], manager }))
  for (const wanted of [charge(0, 'RENT_PAYMENT', 20_000_000), pay(0, 20_000_000, 50), end(0)])
    await happen([flat], wanted)
  const answer = await manager.delete(`/onboarding/estates/${flat.estate_id}`)
  expect(answer.json()).toEqual({ outcome: 'ARCHIVED' })
}

async function agentOf(flats: readonly Flat[]): Promise<Person> {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await inSystem(async (tx) => {
    for (const { estate_id, unit_id } of flats) {
      await joinEstate(tx, { estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' })
      await tx.insertInto('unit_assignment').values({ unit_id, estate_id, user_id: agent.id }).execute()
    }
  })
  return agent
}

async function happen(flats: [Flat, ...Flat[]], wanted: Act): Promise<void> {
  const flat = flats[wanted.of % flats.length] ?? flats[0]
  const { manager, landlord, tenant, estate_id, property_id, unit_id, lease_id } = flat
  const of = { estate_id, property_id, unit_id, landlord_id: landlord.id, tenant_id: tenant.id }
  const once = { 'idempotency-key': randomUUID() }
  switch (wanted.kind) {
    case 'charge': {
      const { amount, days, type: transaction_type } = wanted
      const due_date = addDays(world.today(), days)
      const charge = { key: `test:${randomUUID()}`, transaction_type, amount, due_date }
      return void (await inSystem((tx) => raiseCharges(tx, { ...of, lease_id }, [charge])))
    }
    case 'pay': {
      const paid_at = new Date(world.services.clock.now().getTime() - wanted.days_ago * 86_400_000)
      return void (await paysIn(world, flat, wanted.amount, paid_at))
    }
    case 'refund': {
      const payment = await pick(manager, '/payments?status=COMPLETED', wanted.of)
      if (!payment) return
      const { id: transaction_id, amount } = payment
      const part = { amount: Math.floor(amount / wanted.share), still_owed: wanted.still_owed }
      const body = { transaction_id, ...part, reason: 'A test', way: 'BANK_TRANSFER' }
      return void (await manager.post('/payments/refunds', body, once))
    }
    case 'waive':
    case 'write-off': {
      const charge = await pick(manager, '/charges?state=OPEN', wanted.of)
      if (charge) await manager.post(`/charges/${charge.id}/${wanted.kind}`, { reason: 'A test' }, once)
      return
    }
    case 'end': {
      const end_date = addDays(world.today(), -40)
      const over = { status: 'EXPIRED' as const, start_date: addDays(end_date, -364), end_date }
      return void (await inSystem((tx) =>
        tx.updateTable('lease').set(over).where('id', '=', lease_id).execute(),
      ))
    }
    case 'draft': {
      const days = { start_date: world.today(), end_date: addDays(world.today(), 364) }
      const terms = { rent_amount: 30_000_000, frequency: wanted.frequency, created_by: manager.id }
      return void (await inSystem((tx) =>
        insertRow(tx, 'lease', { ...of, ...days, ...terms, status: 'DRAFT' }),
      ))
    }
  }
}

type Found = { id: string; amount: number }
async function pick(person: Person, list: string, place: number): Promise<Found | undefined> {
  const { data } = (await person.get(list)).json() as { data: Found[] }
  return data[place % data.length]
}
