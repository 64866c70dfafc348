import { type Account, expect, type Page, test } from './steps/gida.ts'
import { navigateInApp } from './steps/go-within.ts'
import {
  expectAccessible,
  expectNoOverflow,
  expectNothingCut,
  expectSettled,
  expectTouchable,
  expectWholeWhenLarge,
  watch,
} from './steps/page-checks.ts'

const LISTS = [
  '/dashboard/properties',
  '/dashboard/tenants/leases',
  '/dashboard/payments',
  '/dashboard/payments/charges',
  '/dashboard/payments/overdue',
  '/dashboard/payments/receipts',
  '/dashboard/meetings',
  '/dashboard/calendar',
  '/dashboard/notifications',
  '/dashboard/settings/security',
  '/dashboard/settings',
  '/dashboard/settings/notifications',
  '/dashboard/settings/appearance',
  '/dashboard/settings/words',
  '/dashboard/unsent',
  '/dashboard/share',
]
const OWNED = [
  '/dashboard/alerts',
  '/dashboard/alerts/new',
  '/dashboard/alerts/drill',
  '/dashboard/alerts/roster',
  '/dashboard/payments/refunds',
  '/dashboard/payments/waivers',
  '/dashboard/estates',
  '/dashboard/imports',
  '/dashboard/imports/new',
  '/dashboard/reports',
  '/dashboard/estate-settings',
  '/dashboard/properties/new',
  '/dashboard/settings/payout',
  '/dashboard/tenants/invitations',
  '/dashboard/invitations/new',
  '/dashboard/invitations/many',
  '/dashboard/tenants/applications',
  '/dashboard/payments/remittances',
  '/dashboard/payments/statements',
  '/dashboard/payments/settlements',
  '/dashboard/payments/settlements/differences',
]

/** Where each role starts; from there one link of every kind of screen is followed, recursively. */
const STARTS: Record<Account, string[]> = {
  manager: [
    ...[
      ...LISTS,
      ...OWNED,
      '/dashboard/settings/developers',
      '/dashboard/settings/subscription',
      '/dashboard/users',
      '/dashboard/users/new',
    ],
  ],
  landlord: [...LISTS, ...OWNED],
  agent: LISTS,
  tenant: [
    ...LISTS.filter((address) => !/properties|overdue/.test(address)),
    '/pay',
    '/dashboard/payments/rent-paid',
  ],
  admin: [
    ...LISTS,
    ...['/dashboard/estates', '/dashboard/users', '/dashboard/admin/holidays'],
    ...['/dashboard/admin/people', '/dashboard/admin/use', '/dashboard/admin/revenue'],
    ...['/dashboard/admin/plans', '/dashboard/admin/invoices'],
    ...['/dashboard/admin/estates', '/dashboard/admin/health'],
    ...['/dashboard/admin/holds', '/dashboard/admin/privacy', '/dashboard/admin/breaches'],
    ...['/dashboard/admin/announcements', '/dashboard/admin/wordings', '/dashboard/admin/doubles'],
  ],
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const REPORT = /(?<=\/reports\/)[A-Z_]+/
/** URLs that differ only in ids, query or report are one kind of screen. */
const kindOf = (address: string) =>
  (address.split(/[?#]/)[0] ?? '').replace(ID, ':id').replace(REPORT, ':report')

/**
 * All roles are walked on the phone, where space is short; the manager, whose screens have all components, and the tenant
 * also on desktop. Those two are dark on the phone and light on desktop. On the phone start pages are loaded by URL, like a
 * bookmark (shared ones once); everything else is navigated within the app.
 */
const WALKED_IN_BOTH: readonly Account[] = ['manager', 'tenant']

/** URLs that were already loaded directly. */
const opened = new Set<string>()

/** Roles that collect rent see the same components on a screen, so one accessibility check of it is enough. */
const read = new Set<string>()

for (const account of Object.keys(STARTS) as Account[]) {
  const isWalkedInBoth = WALKED_IN_BOTH.includes(account)
  test(`the ${account} finds every screen whole: no error, no dead link, no overflow, readable by all`, {
    tag: isWalkedInBoth ? [] : '@phone',
  }, async ({ page, signIn, isPhone }) => {
    test.setTimeout(900_000)
    const heard = watch(page)
    const themes = isWalkedInBoth ? ([isPhone ? 'dark' : 'light'] as const) : undefined
    await signIn(page, account)

    async function look(address: string): Promise<string[]> {
      await expect(page.locator('h1').first()).toBeAttached()
      await expectSettled(page)
      await expect.soft(page.getByText('There is no such page'), address).toBeHidden()
      await expectNoOverflow(page, address)
      if (isPhone) {
        await expectTouchable(page, address)
        await expectNothingCut(page, address)
        await expectWholeWhenLarge(page, address)
      }
      const kind = `${account === 'tenant' ? 'tenant ' : ''}${kindOf(address)}`
      if (!read.has(kind) || address === '/dashboard') await expectAccessible(page, address, themes)
      read.add(kind)
      expect.soft(heard.faults, address).toEqual([])
      heard.forget()
      return linksOf(page)
    }
    const byAddress = new Set(isPhone && isWalkedInBoth ? STARTS[account] : []).difference(opened)
    const open = (address: string) =>
      byAddress.has(address) ? page.goto(address) : navigateInApp(page, address)
    for (const address of byAddress) opened.add(address)
    const queue = ['/dashboard', ...STARTS[account]]
    const seen = new Set<string>()
    for (let address = queue.shift(); address; address = queue.shift()) {
      if (seen.has(kindOf(address))) continue
      seen.add(kindOf(address))
      await open(address)
      queue.push(...(await look(address)))
      if (!/\/properties\/:id$/.test(kindOf(address))) continue
      await page
        .getByRole('region', { name: 'Units' })
        .getByRole('listitem')
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      queue.push(...(await look(`${kindOf(address)}/unit`)))
    }
    expect(seen.size).toBeGreaterThan(8)
  })
}

test('what belongs to others is not found, by whatever address', { tag: '@phone' }, async ({
  page,
  signIn,
  asOther,
}) => {
  const foreign = await foreignIds(page)
  await signIn(page, 'tenant')
  for (const [address, said] of [
    [
      `/dashboard/payments/${foreign.payment}`,
      'This payment does not exist, or you do not have access to it.',
    ],
    [
      `/dashboard/receipts/${foreign.receipt}`,
      'This receipt does not exist, or you do not have access to it.',
    ],
    [`/dashboard/leases/${foreign.lease}`, 'This lease does not exist, or you do not have access to it.'],
    [`/dashboard/properties/${foreign.property}`, 'You do not have access'],
    ['/pay/return?reference=GD-NOBODYS22', 'We do not know this payment'],
    ['/dashboard/nowhere', 'There is no such page'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(said)
  }
  const agent = await asOther('agent')
  const missing = 'Estate not found. It may have been deleted or you may not have access.'
  for (const address of [
    `/dashboard/estates/${foreign.payment}`,
    `/dashboard/properties/${foreign.payment}`,
  ]) {
    await agent.goto(address)
    await expect(agent.getByRole('main')).toContainText(missing)
  }
})

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]:not([download])').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/api/'))
      .map((url) => url.pathname + url.search),
  )

/** Ids of records that the manager sees but the demo tenant does not. */
async function foreignIds(page: Page) {
  const data = { email: 'manager@demo.gida.ng', password: 'Gida-demo-2026' }
  const { access_token } = await (await page.request.post('/api/v1/auth/login', { data })).json()
  async function first(path: string): Promise<string> {
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await (await page.request.get(`/api/v1/${path}?limit=50`, { headers })).json()
    const rows: { id: string; tenant_name?: string; property_unit?: string }[] = answer.data
    return rows.find((row) => !/Adébáyọ̀$/.test(row.tenant_name ?? ''))?.id ?? 'none'
  }
  return {
    payment: await first('payments'),
    receipt: await first('receipts'),
    lease: await first('leases'),
    property: await first('properties'),
  }
}
