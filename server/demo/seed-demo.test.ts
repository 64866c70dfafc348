import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../domains/payments/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { ProviderUnknown } from '../platform/pay/provider.ts'
import { useWorld } from '../testing/world.ts'
import { DEMO_PASSWORD, demoAccounts } from './people.ts'
import { seedDemoWhenEmpty } from './seed-demo.ts'

const world = useWorld({
  provider: { createSubaccount: () => Promise.reject(new ProviderUnknown('nobody is there')) },
})
beforeAll(() => seedDemoWhenEmpty(world.services, world.ownerUrl))

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const count = async (query: string) => {
  const found = await asSystem((tx) => sql<{ n: number }>`select count(*) as n from ${sql.raw(query)}`.execute(tx))
  return found.rows[0]?.n
}

async function signIn(email: string) {
  const signedIn = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  })
  const { access_token } = signedIn.json()
  return async (path: string) => {
    const headers = { authorization: `Bearer ${access_token}` }
    return (await world.app.inject({ method: 'GET', url: `/api/v1${path}`, headers })).json()
  }
}

test('the books of the demo hold', async () => {
  const faults = (await asSystem(checkLedger)).filter((check) => check.faults > 0)
  expect(faults).toEqual([])
})

test('holds three estates with 120 units, 106 of them let', async () => {
  expect(await count(`estate where status = 'ACTIVE'`)).toBe(3)
  const byStatus = await asSystem((tx) =>
    tx.selectFrom('unit').select(['status', sql<number>`count(*)`.as('n')]).groupBy('status').execute(),
  )
  expect(Object.fromEntries(byStatus.map((row) => [row.status, row.n]))).toEqual({
    OCCUPIED: 106,
    VACANT: 9,
    RESERVED: 2,
    OUT_OF_SERVICE: 3,
  })
  expect(await count(`unit_assignment`)).toBe(30)
})

test('payments are of every status, and their receipts are numbered as time went by', async () => {
  const byStatus = await asSystem((tx) =>
    tx.selectFrom('payment').select(['status', sql<number>`count(*)`.as('n')]).groupBy('status').execute(),
  )
  expect(byStatus.map((row) => row.status).sort()).toEqual([
    'CANCELLED', 'COMPLETED', 'FAILED', 'PENDING', 'PROCESSING', 'REFUNDED',
  ].sort())
  const outOfOrder = `(select issued_at < lag(issued_at) over (partition by estate_id order by year, sequence) as is_back
    from receipt) r where is_back`
  expect(await count(outOfOrder)).toBe(0)
  expect(await count(`receipt r join payment p on p.id = r.payment_id where r.issued_at <> p.payment_date`)).toBe(0)
  expect(await count(`payment where status in ('PENDING', 'PROCESSING') and authorization_url is not null`)).toBe(0)
  expect(await count(`payment where split = 'WAITING' and status = 'COMPLETED'`)).toBeGreaterThan(0)
  expect(await count(`graphile_worker.jobs`).catch(() => 0)).toBe(0)
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

test('most of what fell due in a year came in', async () => {
  const today = lagosDay(world.services.clock.now())
  const found = await asSystem((tx) =>
    sql<{ share: number; worst: number }>`
      select round(100 * sum(came) / sum(expected)) as share, round(min(100 * came / expected)) as worst
      from (select date_trunc('month', due_date) as month, sum(expected) as expected
            from charge_day d join estate e on e.id = d.scope_id
            where due_date > ${today}::date - 365 and due_date < ${today} group by 1) e
      join (select month, sum(amount) as came from payment_month m join estate e on e.id = m.scope_id group by 1) c
        on c.month = e.month`.execute(tx),
  )
  expect(found.rows[0]?.share).toBeGreaterThan(78)
  expect(found.rows[0]?.share).toBeLessThan(97)
})

test('every demo account signs in and sees its own', async () => {
  const seen: Record<string, unknown> = {}
  for (const { email, role } of demoAccounts) {
    const get = await signIn(email)
    const me = await get('/users/me')
    expect(me.email).toBe(email)
    const [estates, units, payments, leases] = await Promise.all(
      ['/estates', '/onboarding/units', '/payments', '/leases'].map(get),
    )
    seen[role] = {
      estates: estates.pagination?.total,
      units: units.pagination?.total,
      paid: payments.pagination?.total > 8,
      leases: leases.pagination?.total,
    }
  }
  expect(seen).toMatchInlineSnapshot(`
    {
      "ADMIN": {
        "estates": 3,
        "leases": 113,
        "paid": true,
        "units": 120,
      },
      "ESTATE_MANAGER": {
        "estates": 3,
        "leases": 113,
        "paid": true,
        "units": 120,
      },
      "LANDLORD": {
        "estates": 1,
        "leases": 47,
        "paid": true,
        "units": 48,
      },
      "PROPERTY_MANAGER": {
        "estates": 2,
        "leases": 31,
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
