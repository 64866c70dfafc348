import { expect, type Page, test } from './steps/gida.ts'
import { register } from './steps/people.ts'
import { chooseFromLongList } from './steps/tables.ts'

const ADDRESS = '/dashboard/settings/payout'
const bank = (page: Page) => page.getByLabel('Bank', { exact: true })
const number = (page: Page) => page.getByLabel('Account number')
const save = (page: Page) => page.getByRole('button', { name: 'Save payout account' })

async function typeNumber(page: Page, digits: string): Promise<void> {
  await number(page).fill('')
  await number(page).pressSequentially(digits)
  await number(page).blur()
}

test.afterEach(({ gida }) => gida.simulator('faults', { api: 'normal' }))

test('every rule of the bank form is said, and only what the bank has verified is saved', async ({
  page,
  gida,
}) => {
  await register(page, 'LANDLORD')
  await page.getByRole('link', { name: /^Add a payout account/ }).click()
  await expect(page.getByRole('heading', { name: 'Where should your rent go?' })).toBeVisible()

  await expect(bank(page)).toBeEnabled()
  await save(page).click()
  await expect(page.getByText('Please select a bank')).toBeVisible()
  await expect(page.getByText('Account number must be exactly 10 digits')).toBeVisible()
  await expect(page.getByText('Account Not Verified')).toBeVisible()
  await expect(page.getByText('Please verify your account details first')).toBeVisible()
  await typeNumber(page, '01234')
  await expect(page.getByText('Account number must be exactly 10 digits')).toBeVisible()
  await typeNumber(page, '01234x6789')
  await expect(page.getByText('Account number must contain only digits')).toBeVisible()

  await chooseFromLongList(page, bank(page), 'Guaranty Trust Bank')
  await typeNumber(page, '0123450000')
  await expect(page.getByText('Verification Failed')).toBeVisible()
  await expect(number(page)).toHaveAccessibleDescription(
    'Guaranty Trust Bank has no account 0123450000. Check the number.',
  )
  await gida.simulator('faults', { api: 'down' })
  await typeNumber(page, '012345678999')
  await expect(number(page)).toHaveValue('0123456789')
  await expect(page.getByText('Verification Error')).toBeVisible()
  await expect(number(page)).toHaveAccessibleDescription(
    'We could not reach Guaranty Trust Bank. Nothing is wrong with your number.',
  )
  await gida.simulator('faults', { api: 'normal' })
  await page.getByRole('button', { name: 'Ask the bank again' }).click()
  const name = page.getByText('Account name', { exact: true })
  await expect(name).toBeVisible()

  await number(page).fill('012345678')
  await expect(name).toBeHidden()
  await save(page).click()
  await expect(page.getByText('Account Not Verified')).toBeVisible()
  await typeNumber(page, '0123456789')
  await expect(name).toBeVisible()
  await chooseFromLongList(page, bank(page), 'Access Bank')
  await expect(name).toBeVisible() // looked up again, at the other bank
  await page.getByLabel(/^Business name/).fill('Eze-Okoro Homes')
  await save(page).click()
  await expect(page.getByText('Payout account saved')).toBeVisible()

  await page.goto(ADDRESS)
  const present = page.getByRole('heading', { name: 'Your payout account' })
  await expect(present).toBeVisible()
  await expect(page.getByText('ending in 6789')).toBeVisible()
  await expect(page.getByText('Access Bank', { exact: true })).toBeVisible()
  await expect(page.getByText('Eze-Okoro Homes')).toBeVisible()
  await expect(page.getByText('0123456789')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Skip for now' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByText('No properties yet')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add a payout account/ })).toBeHidden()
})

test('the payout account can be skipped, also when the skip cannot be noted', async ({ page }) => {
  await register(page, 'LANDLORD')
  await page.getByRole('link', { name: /^Add a payout account/ }).click()
  await page.route('**/complete-bank-setup', (route) => route.abort())
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText(/^We could not save that you skipped this\./)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.unroute('**/complete-bank-setup')

  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('Skipped. You can add your payout account later.')).toBeVisible()
})
