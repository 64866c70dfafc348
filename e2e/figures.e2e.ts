import { yearlyRent } from '@gida/contract/domains/analytics/rules'
import type { Frequency } from '@gida/contract/domains/estates/unit'
import { type Figure, figuresOf, type Opened, openRows } from './steps/figures.ts'
import { type Account, expect, test } from './steps/gida.ts'

const COLLECTING = [
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/tenants',
  '/dashboard/tenants/leases',
  '/dashboard/payments',
  '/dashboard/payments/charges',
  '/dashboard/payments/overdue',
  '/dashboard/payments/receipts',
]
const OWNING = [
  ...COLLECTING,
  '/dashboard/payments/refunds',
  '/dashboard/payments/waivers',
  '/dashboard/payments/remittances',
  '/dashboard/payments/settlements',
  '/dashboard/deposits',
  '/dashboard/estates',
  '/dashboard/tenants/invitations',
]
const PAGES: Record<Account, string[]> = {
  manager: [
    ...OWNING,
    '/dashboard/payments/transfers',
    '/dashboard/users',
    '/dashboard/tenants/applications',
  ],
  landlord: OWNING,
  agent: COLLECTING,
  tenant: [
    '/dashboard',
    '/dashboard/payments',
    '/dashboard/payments/charges',
    '/dashboard/payments/receipts',
  ],
  admin: ['/dashboard', '/dashboard/estates', '/dashboard/users', '/dashboard/payments'],
}

type Row = Record<string, unknown>
const by = (field: string) => (row: Row) => Number(row[field])

/** Amount of a payment less refunds. */
const kept = (row: Row) => Number(row.amount) - (row.status === 'COMPLETED' ? Number(row.refunded_amount) : 0)

/** Amounts of a list's rows that a figure may sum up. A count is that of the rows, or a sum of their counts. */
const AMOUNTS: Record<string, ((row: Row) => number)[]> = {
  '/charges': [by('open_amount')],
  '/payments': [kept],
  '/payments/overdue': [by('arrears')],
  '/payments/refunds': [by('amount')],
  '/payments/disputes': [by('amount')],
  '/transfers/lines': [by('amount')],
  '/remittances/due': [by('due'), by('with_us')],
  '/deposits': [by('left')],
  '/leases': [(row) => yearlyRent(Number(row.rent_amount), row.frequency as Frequency)],
  '/applications': [by('yearly_rent')],
}
const COUNTS: typeof AMOUNTS = { '/properties': [by('unit_count')] }

const sums = ({ call, rows }: Opened, of: typeof AMOUNTS) =>
  (of[call] ?? []).map((amountOf) => rows.reduce((all, row) => all + amountOf(row), 0))

/** Totals of the rows of each list on the opened page. */
function totals({ unit }: Figure, lists: readonly Opened[]): number[] {
  if (unit === 'count') return lists.flatMap((list) => [list.total, ...sums(list, COUNTS)])
  return lists.flatMap((list) => sums(list, AMOUNTS))
}

/** The page or sheet of a single record is not a list: the figure is one row there. */
const isOfOneThing = (address: string) => /(\/|[?&]line=)[0-9a-f]{8}-[0-9a-f-]{27}$/.test(address)

for (const account of Object.keys(PAGES) as Account[]) {
  test(`every figure that the ${account} reads opens rows that add up to it`, async ({ page, signIn }) => {
    await signIn(page, account)
    const figures = new Map<string, Figure>()
    for (const address of PAGES[account])
      for (const figure of await figuresOf(page, address)) {
        const { label, value, unit, opens, alone } = figure
        expect.soft(opens ?? alone, `${address}: ${label} opens nothing and does not say why`).not.toBeNull()
        if (opens && !isOfOneThing(opens)) figures.set([opens, value, unit].join(), figure)
      }
    expect(figures.size).toBeGreaterThan(2)
    const opened = new Map<string, Opened[]>()
    for (const figure of figures.values()) {
      const { label, value, unit, opens } = figure
      if (!opens) continue
      const lists = opened.get(opens) ?? (await openRows(page, opens))
      opened.set(opens, lists)
      expect.soft(totals(figure, lists), `${label}: ${value} ${unit} at ${opens}`).toContain(value)
    }
  })
}
