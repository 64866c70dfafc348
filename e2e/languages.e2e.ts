import { expect, type Page, test } from './steps/gida.ts'
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

  // A screen that is not in Hausa is English.
  await page.goto('/dashboard/settings/appearance')
  await expect(page.getByText('Use device setting')).toBeVisible()
  await page.getByRole('radio', { name: 'Igbo' }).click() // the page is loaded anew under it
  await expect.poll(() => language(page)).toBe('ig-NG')
  await page.goto('/dashboard')
  await expect(heading(page, /^(Ụtụtụ|Ehihie|Mgbede) ọma, /)).toBeVisible()

  // A browser in which nothing was chosen takes the language of the account.
  const elsewhere = await asOther('tenant')
  await expect(heading(elsewhere, /^(Ụtụtụ|Ehihie|Mgbede) ọma, /)).toBeVisible()

  await page.goto('/dashboard/settings/appearance') // and back: this account is in other journeys too
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

for (const [tag, home] of [
  ['pcm', 'Money wey don reach to pay'],
  ['ha', 'Abin da za a biya yanzu'],
  ['yo', 'Owó tó yẹ ní sísan báyìí'],
  ['ig', 'Ego ruru ịkwụ ugbu a'],
] as const) {
  test(`the sign-in and a tenant's home fit the screen in ${tag}`, async ({ page, signIn, gida }) => {
    await page.context().addCookies([{ name: 'gida.lang', value: tag, url: gida.url }])
    await page.goto('/auth/login')
    expect(await language(page)).toBe(`${tag}-NG`)
    expect(await overflow(page)).toBe(0)
    await signIn(page, 'tenant')
    await expect(page.getByText(home)).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })
}

/** By how much the page, or a button in it, is wider than there is room; what is cut off counts too. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('main a, main button')].map(
      (one) => one.getBoundingClientRect().right,
    )
    return Math.max(
      0,
      document.documentElement.scrollWidth - innerWidth,
      ...ends.map((end) => end - innerWidth + 16),
    )
  })
