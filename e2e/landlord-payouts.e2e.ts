import { expect, test } from './steps/gida.ts'
import { expectAccessible } from './steps/page-checks.ts'

const OWNER = 'Mrs Ibinabo Pepple'

test('what came for an owner is sent on once, and their statement closes to the kobo', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/payments/remittances')
  await expect(page.getByRole('button', { name: 'Record a transfer' })).toHaveCount(0)
  const owner = page.getByRole('checkbox', { name: `Choose ${OWNER}` })
  await owner.check()
  const bar = page.getByRole('region', { name: 'Chosen landlords' })
  await expect(bar).toContainText('1 landlord, ₦')
  await expectAccessible(page, 'payouts with a landlord chosen')
  await bar.getByRole('button', { name: 'Record a transfer' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /^Record ₦/ })
  await confirm.click()
  await expect(dialog.getByText('Enter the reference of your bank')).toBeVisible()
  await dialog.getByLabel('Bank reference').fill('FT26112200017')
  const amount = (await confirm.innerText()).replace('Record ', '')
  await confirm.click()
  await expect(page.getByText(`${amount} recorded. The owner has been told.`)).toBeVisible()
  await expect(owner).toHaveCount(0)
  await expect(page.getByText('FT26112200017')).toBeVisible()

  await page.goto('/dashboard/payments/statements')
  await page.getByLabel('Owner and estate').click()
  await page.getByRole('option', { name: new RegExp(OWNER) }).click()
  const lies = page.getByRole('region', { name: 'Where the closing balance is' })
  await expect(lies.getByText('₦0.00').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Every movement' })).toContainText('Sent to the owner’s bank')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/)
})
