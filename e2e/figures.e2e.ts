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

/** What a figure of the rows of a list adds up, by the field of a row. A count is of the rows, or of what each of them counts. */
const AMOUNTS: Record<string, string[]> = {
  '/charges': ['open_amount'],
  '/payments': ['amount'],
  '/payments/overdue': ['arrears'],
  '/payments/refunds': ['amount'],
  '/payments/disputes': ['amount'],
  '/transfers': ['amount'],
  '/remittances/due': ['due', 'with_us'],
  '/deposits': ['left'],
}
const COUNTS: Record<string, string[]> = { '/properties': ['unit_count'] }

const sums = ({ call, rows }: Opened, fields: Record<string, string[]>) =>
  (fields[call] ?? []).map((field) => rows.reduce((all, row) => all + Number(row[field]), 0))

/** What the rows come to, as each list on the opened page has it. */
function totals({ unit }: Figure, lists: readonly Opened[]): number[] {
  if (unit === 'count') return lists.flatMap((list) => [list.total, ...sums(list, COUNTS)])
  return lists.flatMap((list) => sums(list, AMOUNTS))
}

/** The page or the sheet of one thing is no list: that figure is a row. */
const isOfOneThing = (address: string) => /(\/|[?&]line=)[0-9a-f]{8}-[0-9a-f-]{27}$/.test(address)

for (const account of Object.keys(PAGES) as Account[]) {
  test(`every figure that the ${account} reads opens rows that add up to it`, async ({ page, signIn }) => {
    test.setTimeout(120_000)
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
