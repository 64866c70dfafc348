import { expect, PASSWORD, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'
import { signInByHand, signOut, tenants } from './steps/people.ts'
import { bytesOf, takeSlowLine, watchLine } from './steps/slow-line.ts'

/** What 2G transfers in three seconds, besides latency. */
const MOST_BYTES = 15_000
/** From the landing page to the amount owed. */
const MOST_FIRST = 150_000

const naira = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

test('on a line of 2G a tenant goes from the sign-in to the small page, and reads what is owed without a script', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const way = page.getByRole('link', { name: 'Slow line? Open the small page' })
  await expect(way).toHaveAttribute('href', '/lite')

  await way.click()
  await expect(page).toHaveURL(/lite/)
  const asked = await takeSlowLine(page) // requests of the previous page have finished
  await page.reload()
  const name = page.getByLabel('E-mail address or phone number')
  await expect(name).toBeVisible()
  await expectNoOverflow(page, 'the small sign-in')
  await expectTouchable(page, 'the small sign-in')
  await expectAccessible(page, 'the small sign-in')
  await name.pressSequentially(tenants.folasade.email)
  await page.getByLabel('Password').pressSequentially(PASSWORD)
  const sent = performance.now()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const owed = page.getByRole('heading', { level: 1, name: /^You owe ₦[\d,.]+ now$/ })
  await expect(owed).toBeVisible()
  const seconds = ((performance.now() - sent) / 1000).toFixed(1)
  test
    .info()
    .annotations.push({ type: 'measured', description: `${seconds} s from the sign-in to what is owed` })
  await expect(page.getByText('Account number').first()).toBeVisible()
  const charges = page.locator('section', { hasText: 'What it is for' }).locator('dd')
  const sum = (await charges.allInnerTexts()).reduce((all, text) => all + naira(text), 0)
  expect(sum).toBe(naira(await owed.innerText()))
  await expectNoOverflow(page, 'the small page')
  await expectTouchable(page, 'the small page')
  await expectAccessible(page, 'the small page')
  const bytes = bytesOf(asked)
  test.info().annotations.push({ type: 'measured', description: `${bytes} bytes` })
  expect(bytes).toBeLessThan(MOST_BYTES)
  expect([...asked.values()].filter(({ url }) => /\.(js|css|png|woff2)/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('on a line of 2G the sign-in stands there, with the way to the small page, before a script of it is asked for', async ({
  page,
}) => {
  const asked = await takeSlowLine(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Slow line? Open the small page' })).toBeVisible()
  await expect.poll(() => [...asked.values()].some(({ url }) => url.endsWith('.js'))).toBe(true)
  const files = [...asked.values()]
    .map(({ url }) => url.split('.').at(-1))
    .filter((kind) => kind === 'css' || kind === 'js')
  expect(files[0]).toBe('css')
})

test('where data is dear the first visit, from the door to what is owed, is the small page; who opens the whole app is not led back', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gida.preferences', '{"saver":"on"}'))
  const { asked, line } = await watchLine(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/lite$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(/\/lite$/)
  await page.getByLabel('E-mail address or phone number').pressSequentially(tenants.folasade.email)
  await page.getByLabel('Password').pressSequentially(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^You owe ₦/ })).toBeVisible()
  const bytes = bytesOf(asked)
  test.info().annotations.push({ type: 'measured', description: `${bytes} bytes by two doors` })
  expect(bytes).toBeLessThan(MOST_FIRST)
  await line.detach()

  await page.getByRole('link', { name: 'Open the full app' }).click()
  await signInByHand(page, { ...tenants.folasade, password: PASSWORD })
  await expect(page.getByRole('region', { name: 'Due now', exact: true })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('what somebody came for is opened in the app, however dear data is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gida.preferences', '{"saver":"on"}'))
  await page.goto('/dashboard/payments')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
