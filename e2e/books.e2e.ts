import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, watch } from './steps/page-checks.ts'
import { typeAmount } from './steps/type-amount.ts'
import { openEstate } from './steps/units.ts'

test('the manager sees whose the money is, buys from the fund and takes it back; the tenant sees what was bought', async ({
  page,
  signIn,
  asOther,
}) => {
  const heard = watch(page)
  await signIn(page, 'manager')
  await page.goto('/dashboard/money')
  await expect(page.getByRole('table', { name: 'Held' })).toContainText('Total')
  await expect(page.getByRole('table', { name: 'Belongs to others' })).toContainText('Caution deposits')
  await expectNoOverflow(page, 'money')
  await expectAccessible(page, 'money')

  await page.getByRole('link', { name: /Palmgrove Court/ }).click()
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible()
  await page.goBack()

  await page.goto('/dashboard/estates')
  await openEstate(page)
  await page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name: 'Service charge' }).click()
  await page.getByRole('button', { name: 'Record an expense' }).click()
  const form = page.getByRole('dialog', { name: 'Record an expense' })
  await form.getByLabel('What was bought').fill('Borehole pump')
  await form.getByLabel('Paid to').fill('Adamu Plumbing')
  await typeAmount(form.getByLabel('Amount'), '100,000,000')
  await form.getByRole('button', { name: 'Record' }).click()
  await expect(form.getByRole('alert')).toContainText('The fund has')
  await typeAmount(form.getByLabel('Amount'), '12,500')
  await form.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByText('₦12,500.00 recorded.')).toBeVisible()
  const expenses = page.getByRole('region', { name: 'Expenses' })
  await expect(expenses).toContainText('Borehole pump')
  await expectNoOverflow(page, 'fund')
  await expectAccessible(page, 'fund')
  const fund = new URL(page.url()).pathname

  const tenant = await asOther('tenant')
  await tenant.goto(fund)
  await expect(tenant.getByRole('region', { name: 'Expenses' })).toContainText('Borehole pump')
  await expect(tenant.getByRole('button', { name: 'Record an expense' })).toBeHidden()

  await expenses.getByRole('button', { name: 'Actions for Borehole pump' }).click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  const asking = page.getByRole('dialog', { name: 'Take back Borehole pump of ₦12,500.00?' })
  await asking.getByLabel('Why').fill('Paid from another estate')
  await asking.getByRole('button', { name: 'Take back' }).click()
  await expect(expenses).toContainText('Withdrawn')

  await page.goto('/dashboard/tenants/leases?status=ACTIVE')
  await page.getByRole('link', { name: /Flat/ }).first().click()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('Balance after')
  await expectAccessible(page, 'ledger')
  expect(heard.faults.filter((fault) => !/422/.test(fault))).toEqual([])
})
