import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const line = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name }).first()

const TENANT = 'Olúwaṣeun Adébáyọ̀'

async function find(page: Page, text: string, key = 'Control+k'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press(key)
  await field(page).pressSequentially(text)
}

test('a manager finds a tenant by a few letters, records a payment for them, and is led back to where they were', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn(page, 'manager')
  await find(page, 'oluwaseun adeb', '/')
  await expect(line(page, `Record a payment for ${TENANT}`)).toHaveAttribute('aria-selected', 'true')
  await expectNoOverflow(page, 'the search')
  if (isMobile) await expectTouchable(page, 'the search')
  await expectAccessible(page, 'the search')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/payments\/record\?unit_id=.*tenant_id=/)
  await page.goto('/dashboard')

  await find(page, 'adebayo')
  await line(page, `${TENANT} Tenant`).click()
  await expect(page.getByRole('heading', { level: 1, name: TENANT })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('group', { name: 'You were here' })).toContainText(TENANT)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('units, estates, payments and receipts are found by what stands on them; nothing says so', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/payments/receipts')
  const number = /[A-Z]+-20\d\d-\d{6}/
  const text = await page.getByRole('main').getByText(number).first().textContent()
  const receipt = number.exec(text ?? '')?.[0] ?? ''
  await find(page, receipt.toLowerCase())
  await line(page, receipt).click()
  await expect(page.getByText(receipt).first()).toBeVisible()

  await page.goto('/dashboard')
  await find(page, 'maitama')
  await expect(dialog(page).getByRole('group', { name: 'Estates' })).toContainText('Maitama Heights')
  for (let at = 0; at < 'maitama'.length; at++) await page.keyboard.press('Backspace')
  await field(page).pressSequentially('nobody%_')
  await expect(dialog(page).getByRole('status')).toContainText('No results for “nobody%_”')
  await expectAccessible(page, 'a search without results')
})

test('a tenant finds their own payments, and nobody else’s things', async ({ page, signIn }) => {
  await signIn(page, 'tenant')
  await find(page, 'palmgrove')
  await expect(dialog(page).getByRole('status')).toContainText('No results for')
})
