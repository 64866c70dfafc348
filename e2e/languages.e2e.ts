import { expect, type Page, test } from './steps/gida.ts'
import { navigateInApp } from './steps/go-within.ts'
import { lengthenAllTexts } from './steps/long-words.ts'
import { expectNoOverflow, expectNothingCut, expectSettled, expectTextsInPlace } from './steps/page-checks.ts'
import { PASSWORD } from './steps/sign-in.ts'

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name, level: 1 })
const language = (page: Page) => page.locator('html').getAttribute('lang')

test('who chooses Hausa at the sign-in reads their home in it, and changes to Igbo at once', async ({
  page,
  asOther,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Hausa' }).click()
  await expect(heading(page, 'Shiga')).toBeVisible()
  expect(await language(page)).toBe('ha-NG')

  await page.getByLabel('Adireshin imel ko lambar waya').fill('tenant@demo.gida.ng')
  await page.getByLabel('Kalmar sirri', { exact: true }).fill(PASSWORD)
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/notification-choices'),
  )
  await page.getByRole('button', { name: 'Shiga', exact: true }).click()
  await expect(heading(page, /^(Ina kwana|Barka da (rana|yamma)), /)).toBeVisible()
  await expect(page.getByText('Abin da za a biya yanzu')).toBeVisible()
  expect((await saved).ok()).toBe(true)

  await page.goto('/dashboard/calendar')
  await expect(page.getByRole('button', { name: 'Yau', exact: true })).toBeVisible()
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('navigation', { name: 'Sassan sanarwa' }).getByText('Naku')).toBeVisible()
  await page.goto('/dashboard/payments/charges')
  await expect(page.getByText('An biya', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard/settings/appearance')
  await expect(page.getByText('Bi saitin na’ura')).toBeVisible()
  await page.getByRole('radio', { name: 'Igbo' }).click() // reloads the page
  await expect.poll(() => language(page)).toBe('ig-NG')
  await page.goto('/dashboard')
  await expect(heading(page, /^(Ụtụtụ|Ehihie|Mgbede) ọma, /)).toBeVisible()

  // A browser without a chosen language uses the account's.
  const elsewhere = await asOther('tenant')
  await expect(heading(elsewhere, /^(Ụtụtụ|Ehihie|Mgbede) ọma, /)).toBeVisible()

  await page.goto('/dashboard/settings/appearance') // reset: other journeys share this account
  await page.getByRole('radio', { name: 'English' }).click()
  await expect.poll(() => language(page)).toBe('en-NG')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

test('the browser says which language its person reads, until they choose', async ({ browser, gida }) => {
  const context = await browser.newContext({ baseURL: gida.url, locale: 'yo-NG' })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await expect(heading(page, 'Wọlé')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await context.close()
})

/** The most common screens of a tenant. */
const SCREENS = [
  '/dashboard',
  '/dashboard/payments',
  '/dashboard/payments/charges',
  '/dashboard/payments/receipts',
  '/dashboard/payments/rent-paid',
  '/dashboard/tenants/leases',
  '/dashboard/my-money/cards',
  '/dashboard/my-money/autopay',
  '/pay',
  '/dashboard/maintenance',
  '/dashboard/maintenance/new',
  '/dashboard/maintenance/inspections',
  '/dashboard/deposits',
  '/dashboard/notices',
  '/dashboard/messages',
  '/dashboard/meetings',
  '/dashboard/meetings/new',
  '/dashboard/meetings/polls/new',
  '/dashboard/calendar',
  '/dashboard/law',
  '/dashboard/notifications',
  '/dashboard/documents',
  '/dashboard/settings',
  '/dashboard/settings/security',
  '/dashboard/settings/notifications',
  '/dashboard/settings/appearance',
  '/dashboard/settings/words',
]

async function expectToFit(page: Page, where: string) {
  await expectNoOverflow(page, where)
  await expectNothingCut(page, where)
  await expectTextsInPlace(page, where)
}

/** Their lease, its ledger, its legal terms, and the service charge fund. */
async function leaseScreens(page: Page): Promise<string[]> {
  await navigateInApp(page, '/dashboard/tenants/leases')
  const lease = await page.locator('main a[href^="/dashboard/leases/"]').first().getAttribute('href')
  await navigateInApp(page, String(lease))
  const fund = await page.locator('main a[href$="/service-charge"]').first().getAttribute('href')
  return [...['', '/ledger', '/law'].map((part) => `${lease}${part}`), String(fund)]
}

async function walk(page: Page, before: () => Promise<void> = async () => {}) {
  for (const address of [...(await leaseScreens(page)), ...SCREENS]) {
    await navigateInApp(page, address)
    await expect(heading(page, /./).first()).toBeAttached()
    await expectSettled(page)
    await before()
    await expectToFit(page, address)
  }
}

test('what a tenant sees has room for a language with longer words', async ({ page, signIn }) => {
  await signIn(page, 'tenant')
  await walk(page, () => lengthenAllTexts(page))
})

for (const [tag, home] of [
  ['pcm', 'Money wey don reach to pay'],
  ['ha', 'Abin da za a biya yanzu'],
  ['yo', 'Owó tó yẹ ní sísan báyìí'],
  ['ig', 'Ego ruru ịkwụ ugbu a'],
] as const) {
  test(`what a tenant sees fits the screen in ${tag}`, async ({ page, signIn, gida }) => {
    await page.context().addCookies([{ name: 'gida.lang', value: tag, url: gida.url }])
    for (const address of [
      '/auth/forgot-password',
      '/auth/reset-password',
      '/auth/verify-email',
      '/homes',
      '/auth/login',
    ]) {
      await page.goto(address)
      await expect(heading(page, /./).first()).toBeVisible()
      expect(await language(page)).toBe(`${tag}-NG`)
      await expectToFit(page, address)
    }
    await signIn(page, 'tenant')
    await expect(page.getByText(home)).toBeVisible()
    await walk(page)
  })
}
