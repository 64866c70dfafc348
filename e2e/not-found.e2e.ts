import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

const NOWHERE = '/nothing-here?from=an-old-mail'

test('a stranger at an address that does not exist is told so, and where to go', async ({ page }) => {
  const answer = await page.goto(NOWHERE)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('There is no such page · Gida')
  await expect(page.getByText('The address may be mistyped, or the page has moved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See homes to let' })).toHaveAttribute('href', '/homes')
  await expectNoOverflow(page, NOWHERE)
  await expectAccessible(page, NOWHERE)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('an address that cannot be decoded is answered the same way', async ({ page, request }) => {
  const answer = await page.goto('/%')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible()
  const program = await request.get('/%', { headers: { accept: 'application/json' } })
  expect([program.status(), (await program.json()).code]).toEqual([400, 'MALFORMED_REQUEST'])
})

test('who is signed in stays in the frame, and goes on from there', async ({ page, signIn }) => {
  await signIn(page, 'tenant', '/dashboard')
  const answer = await page.goto(NOWHERE)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible()
  await expectNoOverflow(page, NOWHERE)
  await expectAccessible(page, NOWHERE)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const within = await page.goto('/dashboard/nothing-here')
  expect(within?.status()).toBe(404)
  await page.goto('/dashboard/leases/no-id')
  await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible()
})
