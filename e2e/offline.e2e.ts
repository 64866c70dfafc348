import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from './steps/gida.ts'
import { kept } from './steps/kept.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { signOut } from './steps/people.ts'

test.use({ serviceWorkers: 'allow' })

/** A first visit after sign-in: the worker caches the files, and data that a tenant may want offline is prefetched. */
async function visit(page: Page, signIn: () => Promise<unknown>): Promise<void> {
  const paper = page.waitForResponse(
    (answer) => /\/api\/v1\/receipts\/[0-9a-f-]{36}\/download$/.test(answer.url()),
    { timeout: 0 }, // it comes last, after all screens
  )
  await signIn()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await paper
  await expect.poll(async () => (await kept(page)).answers).toBeGreaterThan(12)
}

test('a tenant opens the app without a network, and reads what is owed, receipts and lease, and since when', async ({
  page,
  context,
  signIn,
}) => {
  await visit(page, () => signIn(page, 'tenant'))
  const owed = page.getByRole('region', { name: 'Due now', exact: true })
  const sum = await owed.locator('data').first().innerText()

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(owed.locator('data').first()).toHaveText(sum)
  await expect(page.getByText('No network.')).toBeVisible()
  await expect(page.getByText(/Last known: Today, \d\d:\d\d/)).toBeVisible()
  await expectNoOverflow(page, 'the home without a network')
  await expectAccessible(page, 'the home without a network')

  await page.goto('/dashboard/payments/receipts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /\w+-\d{4}-\d{6}/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: /^Receipt / })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: /^Receipt / })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const paper = await (await coming).path()
  expect((await readFile(paper)).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'No network yet' })).toBeVisible()
  await expectAccessible(page, 'a page that is not kept')

  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page.getByText('No network.')).toBeHidden()
  await expect(page.getByText(/Last known/)).toBeHidden()
})

test('whoever signs out leaves nothing on the phone, and the next person finds nothing of theirs', async ({
  page,
  context,
  signIn,
}) => {
  await visit(page, () => signIn(page, 'tenant'))
  expect((await kept(page)).keys).toBe(1)
  await signOut(page)
  expect(await kept(page)).toMatchObject({ answers: 0, keys: 0 })

  await signIn(page, 'landlord')
  await context.setOffline(true)
  await page.goto('/dashboard/payments/receipts')
  await expect(page.getByText('No network.')).toBeVisible()
  await expect(page.getByRole('link', { name: /\w+-\d{4}-\d{6}/ })).toHaveCount(0)
})
