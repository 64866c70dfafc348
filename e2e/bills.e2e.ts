import { expect, test } from './steps/gida.ts'
import { expectAccessible } from './steps/page-checks.ts'
import { typeAmount } from './steps/type-amount.ts'

const JOB = 'New pressure switch for the water pump'

test('work that is done is billed, paid with tax held back, and stands on the owner’s statement', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/maintenance/orders?shown=DONE')
  await page.getByRole('link', { name: new RegExp(JOB) }).click()
  await page.getByRole('button', { name: 'Enter bill' }).click()
  const bill = page.getByRole('dialog', { name: 'Enter the bill' })
  await bill.getByLabel('What it is for').pressSequentially('Pressure switch')
  await typeAmount(bill.getByLabel('Amount'), '50,000')
  await bill.getByLabel('Invoice number').pressSequentially('AWW-118')
  await bill.getByLabel('The landlord is a company').check()
  await expectAccessible(page, 'entering a bill')
  await bill.getByRole('button', { name: 'Save bill' }).click()
  await expect(bill.getByText('goes back to approval')).toBeVisible()
  await bill.getByLabel('Amount').clear()
  await typeAmount(bill.getByLabel('Amount'), '45,000')
  await bill.getByRole('button', { name: 'Save bill' }).click()
  await page.getByRole('link', { name: /Bill AWW-118/ }).click()

  await page.getByRole('button', { name: 'Record a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Record a payment' })
  await expect(payment.getByText('₦900.00 of it is withheld')).toBeVisible()
  await payment.getByLabel('Bank reference').pressSequentially('FT26112300118')
  await payment.getByRole('button', { name: 'Record payment' }).click()
  const paid = page.getByRole('list', { name: 'Payments' })
  await expect(paid).toContainText('₦44,100.00')
  await expect(paid).toContainText('₦900.00 tax withheld, 2%')
  await expectAccessible(page, 'a bill that is paid')

  await page.goto('/dashboard/payments/bills')
  await expect(page.getByRole('list', { name: 'Withheld tax' })).toContainText('Federal')

  const owner = await asOther('landlord', '/dashboard/payments/statements')
  await expect(owner.getByRole('list', { name: 'Every movement' })).toContainText(JOB)
})
