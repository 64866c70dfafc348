import { expectAccessible, expectNoOverflow, watch } from './faultless.ts'
import { type Account, expect, type Page, test } from './gida.ts'

const COLLECTS = [
  '/dashboard/properties',
  '/dashboard/estates',
  '/dashboard/leases',
  '/dashboard/payments',
  '/dashboard/payments/charges',
  '/dashboard/payments/overdue',
  '/dashboard/payments/receipts',
  '/dashboard/notifications',
]

/** Where each role starts looking; from there on every kind of link is followed once. */
const STARTS: Record<Account, string[]> = {
  manager: [...COLLECTS, '/dashboard/properties/new', '/dashboard/settings/payout'],
  landlord: [...COLLECTS, '/dashboard/properties/new', '/dashboard/settings/payout'],
  agent: COLLECTS.filter((address) => address !== '/dashboard/estates'),
  tenant: [
    '/dashboard/payments',
    '/dashboard/payments/charges',
    '/dashboard/payments/receipts',
    '/dashboard/notifications',
    '/dashboard/leases',
    '/pay',
  ],
  admin: COLLECTS,
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
/** Addresses that differ only in their ids and their search are one kind of screen. */
const kindOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(ID, ':id')

for (const account of Object.keys(STARTS) as Account[]) {
  test(`every screen of the ${account} is whole: no errors, no dead link, no overflow, readable by all`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000)
    const heard = watch(page)
    await signIn(page, account)
    const queue = ['/dashboard', ...STARTS[account]]
    const seen = new Set<string>()
    for (let address = queue.shift(); address; address = queue.shift()) {
      if (seen.has(kindOf(address))) continue
      seen.add(kindOf(address))
      await page.goto(address)
      await settled(page)
      await expect.soft(page.getByText('There is no such page'), address).toBeHidden()
      await expectNoOverflow(page, address)
      await expectAccessible(page, address)
      expect.soft(heard.faults, address).toEqual([])
      heard.forget()
      queue.push(...(await linksOf(page)))
      const unit = page
        .getByRole('region', { name: 'Units' })
        .getByRole('button', { name: /, (Late|Paid up|Vacant|Due)/ })
      if (/\/properties\/:id$/.test(kindOf(address)) && (await unit.count()) > 0) {
        await unit.first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await settled(page)
        await expectNoOverflow(page, `${address}, a unit`)
        await expectAccessible(page, `${address}, a unit`)
        queue.push(...(await linksOf(page)))
      }
    }
  })
}

test('what belongs to others is not found, by whatever address', async ({ page, signIn, gida }) => {
  const ids = await idsOfManager(page, gida.url)
  await signIn(page, 'tenant')
  for (const [address, said] of [
    [`/dashboard/payments/${ids.payment}`, 'This payment is not there, or not yours to see.'],
    [`/dashboard/receipts/${ids.receipt}`, 'This receipt is not there, or not yours to see.'],
    [`/dashboard/leases/${ids.lease}`, 'This lease is not there, or not yours to see.'],
    ['/pay/return?reference=GD-NOBODYS1', 'We do not know this payment'],
    [`/dashboard/properties/${ids.property}`, 'You do not have access'],
    ['/dashboard/nowhere', 'There is no such page'],
  ]) {
    await page.goto(address ?? '')
    await expect(page.getByRole('main')).toContainText(said ?? '')
  }
  const landlord = { property: ids.property, estate: ids.estate }
  await signIn(page, 'agent')
  await page.goto(`/dashboard/estates/${landlord.estate.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`)
  await expect(page.getByRole('main')).toContainText(
    'Estate not found. It may have been deleted or you may not have access.',
  )
})

/** Drawn, with nothing on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

const linksOf = (page: Page): Promise<string[]> =>
  page.getByRole('link').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/api/'))
      .map((url) => url.pathname + url.search),
  )

/** Things that the manager sees and the demo tenant does not. */
async function idsOfManager(page: Page, url: string) {
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: 'manager@demo.gida.ng', password: 'Gida-demo-2026' },
  })
  const { access_token } = await login.json()
  async function foreign(path: string): Promise<string> {
    const answer = await page.request.get(`${url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    const { data } = (await answer.json()) as { data: { id: string; tenant_name?: string }[] }
    return data.find(({ tenant_name }) => tenant_name !== 'Olúwaṣeun Adébáyọ̀')?.id ?? ''
  }
  return {
    payment: await foreign('/payments?limit=50'),
    receipt: await foreign('/receipts?limit=50'),
    lease: await foreign('/leases?limit=50'),
    property: await foreign('/properties?limit=5'),
    estate: await foreign('/estates?limit=5'),
  }
}
