import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { typeAmount } from './steps/type-amount.ts'

test('a manager reminds all who are late, sees who is skipped and why, and records a promise', async ({
  page,
  signIn,
  isPhone,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/payments/overdue')
  await expect(page.getByRole('heading', { name: 'Arrears', level: 1 })).toBeVisible()
  // Phone and desktop use different age brackets, because nobody can be reminded twice a day.
  await page.getByRole('link', { name: isPhone ? '1 to 30 days' : '31 to 60 days' }).click()
  await expect(page.getByText(/^Oldest: /)).toBeVisible()

  await page.getByRole('checkbox', { name: /^Choose all on this page/ }).check()
  await page.getByRole('button', { name: /^Remind \d+ tenants?$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Send a reminder' })
  await expect(sheet.getByText(/^This is a reminder from|^Dear/).first()).toBeVisible()
  await choose(sheet, 'Language', 'Naijá (Pidgin)')
  await expect(sheet.getByText(/You fit pay am here/)).toBeVisible()
  await sheet.getByRole('button', { name: /^Send to \d+ tenants?$/ }).click()
  await expect(sheet.getByText(/is on its way\.$/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: /^Remind \d+ tenants?$/ }).click()
  await expect(sheet.getByText('Nobody will get a message.')).toBeVisible()
  await expect(sheet.getByText(/: reminded today already$/).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).press('Enter')

  await page.getByRole('list', { name: 'Tenants in arrears' }).getByRole('button').first().click()
  const debtor = page.getByRole('dialog')
  await expect(debtor.getByText(/^Reminder$/).first()).toBeVisible()
  await debtor.getByRole('button', { name: 'Promise' }).click()
  await typeAmount(debtor.getByLabel('How much'), '50k')
  await debtor.getByRole('button', { name: 'Record the promise' }).click()
  await expect(debtor.getByText(/^Promised ₦50,000 by /)).toBeVisible()
})
