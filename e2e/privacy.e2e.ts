import { readFileSync } from 'node:fs'
import { expect, test } from './steps/gida.ts'
import { navigateInApp } from './steps/go-within.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { register } from './steps/people.ts'

test('a tenant reads what is held of them, fetches a copy and asks for a correction; the manager answers it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'tenant')
  await navigateInApp(page, '/dashboard/settings')
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  const held = page.getByRole('region', { name: 'What we hold about you' })
  await expect(held.getByText('Homes and tenancies')).toBeVisible()
  await expect(held.getByText(/Kept until .* by law/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Make a copy' }).click()
  const fetch = page.getByRole('button', { name: 'Download copy' })
  await expect(fetch).toBeVisible({ timeout: 90_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), fetch.click()])
  const copy = readFileSync(await download.path())
  expect(copy.toString('latin1', 0, 2)).toBe('PK')

  await page.getByRole('button', { name: 'Make a request' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Say in a few words what you ask for.')).toBeVisible()
  await page.getByLabel('In your words').fill('My flat is B5, not B4')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Awaiting answer')).toBeVisible()
  await expectNoOverflow(page, 'privacy')
  await expectAccessible(page, 'privacy')

  await signIn(page, 'manager')
  await navigateInApp(page, '/dashboard/settings/privacy/desk')
  await expect(page.getByText('My flat is B5, not B4')).toBeVisible()
  await expectNoOverflow(page, 'the desk')
  await expectAccessible(page, 'the desk')
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByLabel('What was done, in words for the person').fill('It says B5 now')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Nobody is waiting')).toBeVisible()
})

test('whoever opens an account reads what they agreed to, and takes access for support back with one tap', async ({
  page,
}) => {
  await page.goto('/auth/register')
  await expect(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms')
  await register(page, 'LANDLORD')
  await navigateInApp(page, '/dashboard/settings/security')
  await page.getByRole('button', { name: 'Allow for 24 hours' }).click()
  await expect(page.getByText(/Allowed until/)).toBeVisible()
  await navigateInApp(page, '/dashboard/settings/privacy')
  const agreed = page.getByRole('region', { name: 'What you agreed to' })
  await expect(agreed.getByText('Terms of use')).toBeVisible()
  await expect(agreed.getByText(/Version \d+, agreed .*, in the app/).first()).toBeVisible()
  await agreed.getByText('Read the text').last().click()
  await expect(agreed.getByText(/It is not a party to any tenancy/)).toBeVisible()
  await agreed.getByRole('button', { name: 'Withdraw' }).click()
  await expect(agreed.getByText(/^Withdrawn ./)).toBeVisible()
  await expectNoOverflow(page, 'privacy')
  await expectAccessible(page, 'privacy')
  await navigateInApp(page, '/dashboard/settings/security')
  await expect(page.getByRole('button', { name: 'Allow for 24 hours' })).toBeVisible()
})
