import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { expandRow, menuItem, openRowMenu } from './steps/tables.ts'
import { typeAmount } from './steps/type-amount.ts'

test('a manager records cash for a tenant, the receipt says who took it, and the cash is banked', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/payments/record')
  await page.getByLabel('Name, phone or unit').fill('nwosu')
  await expect(page).toHaveURL(/search=nwosu/)
  await page.getByRole('main').getByRole('link', { name: /Nwosu/ }).first().click()
  await expect(page.getByRole('heading', { name: /^Money from / })).toBeVisible()
  await typeAmount(page.getByLabel('Amount', { exact: true }), '1500.50')
  await expect(page.getByRole('region', { name: 'Applied to' })).toContainText('₦1,500.50')

  await page.context().setOffline(true)
  await page.getByText('Transfer', { exact: true }).click()
  await expect(page.getByText('No network: nothing is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record ₦1,500.50' })).toBeDisabled()
  await page.getByText('Cash', { exact: true }).click()
  await expect(page.getByText('No network: cash saved on this phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Record ₦1,500.50' }).click()
  const taken = page.getByRole('region', { name: 'Taken, not recorded yet' })
  await expect(taken).toContainText('₦1,500.50')
  await expect(taken).toContainText('Waiting for network')
  await expectAccessible(page, 'cash that is not booked yet')
  await page.context().setOffline(false)
  await expect(taken).toBeHidden()
  await page.goto('/dashboard/payments')
  const row = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first()
  await openRowMenu(await expandRow(page, row, true))
  await menuItem(page, 'View Details').click()
  await expect(page.getByText('A person recorded this. No bank has confirmed it to us.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the receipt' }).click()
  await expect(page.getByText(/^Recorded: cash, taken by /)).toBeVisible()

  await expect(page.getByRole('article')).toContainText('₦1,500.50')

  await page.goto('/dashboard/payments/cash')
  await page
    .getByRole('button', { name: /^Take to the bank: / })
    .first()
    .click()
  await page.getByLabel('Number of the slip').fill('SLIP 77')
  await page.getByRole('button', { name: 'Record as banked' }).click()
  await expect(page.getByText(/ recorded as banked$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Taken to the bank' })).toContainText('SLIP 77')
})

test('more cash than the law allows is said before it is recorded, and a transfer goes on', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/payments/record')
  await page.getByLabel('Name, phone or unit').fill('nwosu')
  await page.getByRole('main').getByRole('link', { name: /Nwosu/ }).first().click()
  await typeAmount(page.getByLabel('Amount', { exact: true }), '5500000')
  const banner = page.getByRole('alert').filter({ hasText: 'More cash than the law allows.' })
  await expect(banner).toContainText('At most ₦5,000,000')
  await page.getByRole('button', { name: 'Record ₦5,500,000' }).click()
  await expect(
    page.getByText(/^This would bring the cash from this payer to .* within 30 days/),
  ).toBeVisible()
  await expectNoOverflow(page, 'recording cash')
  await expectAccessible(page, 'recording cash')
  await choose(page, 'The payer is', 'A company')
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('The payer is')).toBeHidden()

  await page.goto('/dashboard/reports/CASH_WATCH')
  await expect(page.getByRole('heading', { name: 'Cash near the limit', level: 1 })).toBeVisible()
  await expectNoOverflow(page, 'cash near the limit')
  await expectAccessible(page, 'cash near the limit')
})
