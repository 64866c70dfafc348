import { REPORTS, type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import { addDays, addMonths, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import type { Tx } from '../platform/db/db.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { StoppedEarly } from '../platform/jobs/postpone.ts'
import { ProviderUnknown } from '../platform/pay/provider.ts'
import { asStoppingWorker } from '../testing/as-stopping-worker.ts'
import { useWorld } from '../testing/world.ts'
import { demoEstates } from './homes/estates.ts'
import { rentOf } from './homes/found-estate.ts'
import { DEMO_PASSWORD, demoAccounts } from './people/people.ts'
import { planTenancies } from './plan-tenancies.ts'
import { seedDemoWhenEmpty } from './seed-demo.ts'

const world = useWorld({
  provider: { createSubaccount: () => Promise.reject(new ProviderUnknown('nobody is there')) },
})
let ofStopping: PromiseSettledResult<boolean>
beforeAll(async () => {
  await cutShort()
  const seed = () => seedDemoWhenEmpty(world.services, world.ownerUrl)
  ;[ofStopping] = await Promise.allSettled([asStoppingWorker(seed)])
  await seed()
}, 180_000)

/** As a process leaves it that is killed while it seeds. */
const cutShort = () =>
  withClient(world.ownerUrl, async (owner) => {
    await owner.query(`insert into setting (key, value) values ('demo', '{"state": "BEGUN"}')`)
    await owner.query(
      `insert into users (email, full_name, role) values ('left@over.ng', 'Left Over', 'LANDLORD')`,
    )
    await owner.query(`with made as (
        insert into estate (name, address, state, lga, receipt_prefix, created_by)
        select 'Half a Court', 'Nowhere 1', 'Lagos', 'Eti-Osa', 'HC', id from users returning id),
      booked as (insert into journal (key, estate_id, memo) select 'half', id, 'half' from made returning id, estate_id),
      accounts as (insert into account (estate_id, code)
        select id, code from made, (values ('a'), ('b')) c (code) returning id, code)
      insert into posting (journal_id, line, account_id, amount)
      select b.id, row_number() over (), a.id, case code when 'a' then 1 else -1 end from booked b, accounts a`)
  })

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const count = async (query: string) => {
  const found = await asSystem((tx) =>
    sql<{ n: number }>`select count(*) as n from ${sql.raw(query)}`.execute(tx),
  )
  return found.rows[0]?.n
}

async function signIn(email: string) {
  const signedIn = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  })
  const { access_token } = signedIn.json()
  return async (path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${access_token}` }
    const method = payload ? 'POST' : 'GET'
    return (await world.app.inject({ method, url: `/api/v1${path}`, headers, payload })).json()
  }
}

test('the books of the demo hold', async () => {
  const faults = (await asSystem(checkLedger)).filter((check) => check.faults > 0)
  expect(faults).toEqual([])
})

test('holds three estates with 120 units, 106 of them let', async () => {
  expect(await count(`estate where status = 'ACTIVE'`)).toBe(3)
  const byStatus = await asSystem((tx) =>
    tx
      .selectFrom('unit')
      .select(['status', sql<number>`count(*)`.as('n')])
      .groupBy('status')
      .execute(),
  )
  expect(Object.fromEntries(byStatus.map((row) => [row.status, row.n]))).toEqual({
    OCCUPIED: 106,
    VACANT: 9,
    RESERVED: 2,
    OUT_OF_SERVICE: 3,
  })
  expect(await count(`unit_assignment`)).toBe(42)
})

test('payments are of every status, and their receipts are numbered as time went by', async () => {
  const byStatus = await asSystem((tx) =>
    tx
      .selectFrom('payment')
      .select(['status', sql<number>`count(*)`.as('n')])
      .groupBy('status')
      .execute(),
  )
  expect(byStatus.map((row) => row.status).sort()).toEqual(
    ['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING', 'PROCESSING', 'REFUNDED'].sort(),
  )
  const outOfOrder = `(select issued_at < lag(issued_at) over (partition by estate_id order by year, sequence) as is_back
    from receipt) r where is_back`
  expect(await count(outOfOrder)).toBe(0)
  expect(
    await count(`receipt r join payment p on p.id = r.payment_id
      where r.issued_at <> p.payment_date and p.source <> 'STATEMENT'`),
  ).toBe(0)
  expect(
    await count(`payment where status in ('PENDING', 'PROCESSING') and authorization_url is not null`),
  ).toBe(0)
  expect(await count(`payment where split = 'WAITING' and status = 'COMPLETED'`)).toBeGreaterThan(0)
  const waiting = await withClient(world.ownerUrl, (owner) =>
    owner.query<{ task: string }>(
      'select distinct task_identifier as task from graphile_worker.jobs order by 1',
    ),
  )
  expect(waiting.rows.map(({ task }) => task)).toEqual([
    'event:notice_changed',
    'read_document',
    'send_signer_link',
  ])
})

test('one tenant of Palmgrove Court who is late was served with a notice to quit that stands', async () => {
  const served = await asSystem((tx) =>
    tx
      .selectFrom('notice')
      .innerJoin('estate', 'estate.id', 'notice.estate_id')
      .innerJoin('users', 'users.id', 'notice.tenant_id')
      .select(['estate.name', 'notice.kind', 'notice.state', 'users.email'])
      .where(
        sql<boolean>`exists (select from charge c where c.lease_id = notice.lease_id and c.open_amount > 0
          and c.due_date < ${lagosDay(world.services.clock.now())})`,
      )
      .execute(),
  )
  const { email, ...notice } = served[0] ?? { email: '' }
  expect(served).toHaveLength(1)
  expect(notice).toEqual({ name: 'Palmgrove Court', kind: 'QUIT', state: 'SERVED' })
  expect(email).not.toBe('tenant@demo.gida.ng')
})

test('fourteen tenants are late, from 4 days to 127', async () => {
  const today = lagosDay(world.services.clock.now())
  const late = await asSystem((tx) =>
    sql<{ tenants: number; oldest: number; youngest: number }>`
      select count(*) as tenants, max(days) as oldest, min(days) as youngest
      from (select tenant_id, max(${today}::date - due_date) as days from charge
            where open_amount > 0 and due_date < ${today} group by 1) t`.execute(tx),
  )
  expect(late.rows[0]).toEqual({ tenants: 14, oldest: 127, youngest: 4 })
})

test('of what fell due in a year, eighty to ninety-six in a hundred came in', async () => {
  const year = sql`(${lagosDay(world.services.clock.now())}::date - 365)`
  const found = await asSystem((tx) =>
    sql<{ share: number }>`select round(100 * (
        select sum(amount) from payment where status = 'COMPLETED' and payment_date > ${year}) / (
        select sum(amount) from charge where due_date > ${year} and due_date <= ${year} + 365))::int as share`.execute(
      tx,
    ),
  )
  expect(found.rows[0]?.share).toBeGreaterThanOrEqual(80)
  expect(found.rows[0]?.share).toBeLessThanOrEqual(96)
})

test('money came in in each of the eighteen months', async () => {
  const today = lagosDay(world.services.clock.now())
  const months = await asSystem((tx) =>
    sql<{
      month: string
    }>`select distinct to_char(month, 'YYYY-MM') as month from payment_month where amount > 0`.execute(tx),
  )
  const lived = Array.from({ length: 18 }, (_, back) => addMonths(firstOfMonth(today), -back).slice(0, 7))
  expect(months.rows.map((row) => row.month)).toEqual(expect.arrayContaining(lived.slice(1)))
})

test('the tenant of the demo owes a late service charge now and rent in a week, and can pay both', async () => {
  const get = await signIn('tenant@demo.gida.ng')
  const today = lagosDay(world.services.clock.now())
  const { data } = await get('/charges?limit=50')
  const open = data.filter((charge: { due_date: string }) => charge.due_date <= addDays(today, 30))
  expect(
    open.map(
      ({
        transaction_type,
        open_amount,
        due_date,
      }: {
        transaction_type: string
        open_amount: number
        due_date: string
      }) => [transaction_type, open_amount, due_date],
    ),
  ).toEqual([
    ['SERVICE_CHARGE', 18_000_000, addDays(today, -4)],
    ['RENT_PAYMENT', 125_000_000, addDays(today, 7)],
  ])
})

test('the same people live there at the same rents whenever it is seeded', async () => {
  const lines = (day: string) =>
    demoEstates.flatMap((estate) =>
      planTenancies(estate, day).map(({ unit, tenant }) =>
        [unit.name, tenant.full_name, tenant.phone, rentOf(unit)].join(),
      ),
    )
  expect(lines('2026-11-20')).toEqual(lines('2029-02-28'))
  const living = await asSystem((tx) =>
    tx
      .selectFrom('lease')
      .innerJoin('unit', 'unit.id', 'lease.unit_id')
      .innerJoin('users', 'users.id', 'lease.tenant_id')
      .select(['unit.name', 'users.full_name', 'users.phone', 'lease.rent_amount'])
      .where('lease.follows_id', 'is', null)
      .execute(),
  )
  expect(living.map((row) => Object.values(row).join()).sort()).toEqual(lines('2026-11-20').sort())
  expect(living).toContainEqual(
    expect.objectContaining({ name: 'Flat A3', full_name: 'Folasade Akinwunmi-Ogundipe' }),
  )
})

test('every demo account signs in and sees its own', async () => {
  const seen: Record<string, unknown> = {}
  for (const { email, role } of demoAccounts) {
    const get = await signIn(email)
    const me = await get('/users/me')
    expect(me.email).toBe(email)
    const [estates, units, payments, leases] = await Promise.all(
      ['/estates', '/onboarding/units', '/payments', '/leases'].map((path) => get(path)),
    )
    seen[role] = {
      estates: estates.pagination?.total,
      units: units.pagination?.total,
      paid: payments.pagination?.total > 5,
      leases: leases.pagination?.total,
    }
  }
  expect(seen).toMatchInlineSnapshot(`
    {
      "ADMIN": {
        "estates": 3,
        "leases": 116,
        "paid": true,
        "units": 120,
      },
      "ESTATE_MANAGER": {
        "estates": 3,
        "leases": 116,
        "paid": true,
        "units": 120,
      },
      "LANDLORD": {
        "estates": 1,
        "leases": 50,
        "paid": true,
        "units": 48,
      },
      "PROPERTY_MANAGER": {
        "estates": 2,
        "leases": 33,
        "paid": true,
        "units": 30,
      },
      "TENANT": {
        "estates": 1,
        "leases": 1,
        "paid": true,
        "units": undefined,
      },
    }
  `)
})

test('a manager and a landlord read every report of theirs, with all that the demo has in it', async () => {
  const reports = Object.keys(REPORTS) as ReportKey[]
  for (const [email, wanted] of [
    ['manager@demo.gida.ng', reports],
    ['landlord@demo.gida.ng', reports.filter((key) => shapeOf(key).by === 'OWNERS')],
  ] as const) {
    const ask = await signIn(email)
    for (const report of wanted) expect(await ask('/analytics/reports', { report })).toMatchObject({ report })
  }
})

test('a seeding that was cut short left nothing behind', async () => {
  expect(await count(`users where email = 'left@over.ng'`)).toBe(0)
  expect(await count(`setting where key = 'demo' and value ->> 'state' = 'SEEDED'`)).toBe(1)
})

test('a worker that is to stop leaves a seeding between two steps', () => {
  expect(ofStopping).toMatchObject({ status: 'rejected', reason: expect.any(StoppedEarly) })
})

test('a database with people in it is left alone', async () => {
  const payments = await count('payment')
  await seedDemoWhenEmpty(world.services, world.ownerUrl)
  expect(await count('payment')).toBe(payments)
})

test('people have pictures, somebody to call, and one each who left and whose permissions were adjusted', async () => {
  expect(await count(`users where status = 'INACTIVE'`)).toBe(1)
  expect(await count(`users where permissions_denied <> '{}'`)).toBe(1)
  expect(await count('users where avatar_version is not null')).toBe(5)
  expect(await count('user_profile where emergency_name is not null')).toBeGreaterThan(20)
})

test('each estate says how it charges, keeps the feasts beside the holidays of the country, and has its agents', async () => {
  const fees = await asSystem((tx) =>
    tx.selectFrom('estate').select('late_fee_kind').orderBy('name').execute(),
  )
  expect(fees.map((estate) => estate.late_fee_kind)).toEqual(['FLAT', 'PERCENT', 'NONE'])
  expect(await count('holiday where estate_id is null')).toBe(24)
  expect(await count('holiday where estate_id is not null')).toBe(9)
  expect(await count('(select distinct user_id from unit_assignment) a')).toBe(2)
})

test('rent of the latest six months lay where the forecast says, told only what was known before them', async () => {
  const get = await signIn('manager@demo.gida.ng')
  const { data } = await get('/estates')
  const tested = await Promise.all(
    data.map(async ({ id }: { id: string }) => (await get(`/onboarding/estates/${id}/forecast`)).tested),
  )
  const sum = (of: string) => tested.reduce((total, one) => total + one[of], 0)
  expect(sum('months')).toBe(18)
  expect(sum('within_range') / sum('months')).toBeGreaterThanOrEqual(0.8)
})

test('the manager has brought a bank statement: one transfer was sure, and one of every kind waits', async () => {
  const get = await signIn('manager@demo.gida.ng')
  const { data: posted } = await get('/transfers/lines?state=POSTED')
  expect(posted).toMatchObject([{ reasons: expect.arrayContaining(['CODE']) }])
  const { data: waiting } = await get('/transfers/lines')
  const said = waiting.map(
    ({ doubt, guesses }: { doubt: string | null; guesses: { reasons: string[] }[] }) => [
      doubt,
      ...(guesses[0]?.reasons ?? ['NOBODY']),
    ],
  )
  for (const kind of [
    ['SAME_REFERENCE', 'CODE'],
    [null, 'NOBODY'],
    [null, 'NAME_PARTLY', 'RIVAL'],
    [null, 'NAME_SAME', 'AMOUNT_OVER'],
    [null, 'NAME_SAME', 'AMOUNT_PART'],
    [null, 'TWO_TENANCIES'],
  ])
    expect(said).toContainEqual(expect.arrayContaining(kind))
})
