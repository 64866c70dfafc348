import type { AdminDashboard, CollectorDashboard, Need } from '@gida/contract/domains/analytics/dashboard'
import type { Debt } from '@gida/contract/domains/charges/debt'
import { dueDaysOf, dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinEstate } from './domains/estates/index.ts'
import type { Tx } from './platform/db/db.ts'
import { faultsOfBooks } from './testing/money/books.ts'
import { type Person, signedIn } from './testing/people/people.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import {
  act,
  BEGINNING,
  charge,
  end,
  type Flat,
  fourFlats,
  happen,
  pay,
  withLease,
} from './testing/random-acts.ts'
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

/** What was collected is what did not go back. */
const kept: NonNullable<Door['adds']> = (row) => by('amount')(row) - by('refunded_amount')(row)

function monthDoors(months: CollectorDashboard['months']): Door[] {
  return months.map(({ month, collected }) => {
    const first = `${month}-01`
    const days = `paid_from=${first}&paid_to=${addDays(addMonths(first, 1), -1)}`
    return door(`collected in ${month}`, collected, `/payments?status=COMPLETED&${days}`, kept)
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
  door('collected', collected, '/payments?status=COMPLETED', kept),
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
    door('collected', stats.collected, '/payments?status=COMPLETED', kept),
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

test('every figure of every role opens rows that add up to it, whatever has happened', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const property = fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 25 }), async (acts) => {
    const flats = await fourFlats(world)
    for (const wanted of [...BEGINNING, ...acts]) await happen(world, flats, wanted)
    const [{ manager, landlord, tenant }] = flats
    await archiveOneMore(manager)
    const agent = await agentOf(flats.slice(1))
    for (const person of [manager, landlord, agent, tenant, admin]) await expectDoorsToAddUp(person)
  })
  await fc.assert(property, { numRuns: PORTFOLIOS, seed: 12, endOnFailure: true })
  expect(await faultsOfBooks(world)).toEqual([])
}, 120_000)

/** One more estate of the manager, with a paid year that is over, which no list shows unless asked. */
async function archiveOneMore(manager: Person): Promise<void> {
  const flat = await withLease(world, await letFlat(world, { charges: [], manager }))
  for (const wanted of [charge(0, 'RENT_PAYMENT', 20_000_000), pay(0, 20_000_000, 50), end(0)])
    await happen(world, [flat], wanted)
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
