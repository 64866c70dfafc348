import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

const GROUPS = {
  Collections: ['Payments', 'Outstanding', 'Arrears', 'Transfers', 'Cash'],
  Payouts: ['Landlord payouts', 'Deposit refunds', 'Vendor bills', 'Refunds'],
  Accounts: [...['Client funds', 'Deposits held', 'Receipts'], ...['Statements', 'Settlements', 'Waivers']],
}
const groups = (page: Page) => page.getByRole('navigation', { name: 'Money' })
const tabs = (page: Page, group: string) => page.getByRole('navigation', { name: group, exact: true })
const named = (name: string) => new RegExp(`^${name}( ?\\d+)?$`)
const present = '[aria-current="page"]'
const isInItsRow = (tab: Element): boolean => {
  const [own, row] = [tab, tab.parentElement ?? tab].map((one) => one.getBoundingClientRect())
  return !own || !row ? false : own.left >= row.left - 1 && own.right <= row.right + 1 // scrolling rounds to whole pixels
}

test('every list about money is a tab of its group, and what waits for a person is counted there', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn(page, 'manager', '/dashboard/payments')
  for (const [group, lists] of Object.entries(GROUPS)) {
    await groups(page)
      .getByRole('link', { name: named(group) })
      .click()
    for (const list of lists) {
      await tabs(page, group)
        .getByRole('link', { name: named(list) })
        .click()
      await expect(tabs(page, group).locator(present)).toHaveText(named(list))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect.poll(() => tabs(page, group).locator(present).evaluate(isInItsRow), list).toBe(true)
    }
    await expectNoOverflow(page, group)
    await expectAccessible(page, group)
    if (isMobile) await expectTouchable(page, group)
  }

  await page.goto('/dashboard/payments/transfers')
  await expect(tabs(page, 'Collections').locator(present)).toHaveText(/^Transfers\s*[1-9]\d*$/)
})

test('on a phone the tabs come before the actions', async ({ page, signIn, isMobile }) => {
  await signIn(page, 'manager', '/dashboard/payments')
  const tab = await tabs(page, 'Collections').boundingBox()
  const action = await page.getByRole('link', { name: 'Record a payment' }).boundingBox()
  expect((tab?.y ?? 0) < (action?.y ?? 0)).toBe(isMobile)
})

test('a tenant’s payments begin with their account; what they have paid is a tab of it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'tenant', '/dashboard/my-money')
  await expect(page).toHaveURL(/\/dashboard\/payments$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My money' })).toBeVisible()
  await expectAccessible(page, 'the account of a tenant')
  for (const list of ['Payments', 'Charges', 'Your deposit', 'Receipts', 'Rent relief', 'My money']) {
    await groups(page).getByRole('link', { name: list, exact: true }).click()
    await expect(groups(page).locator(present)).toHaveText(list)
  }
  await page.goto('/dashboard/payments?status=COMPLETED')
  await expect(page).toHaveURL(/\/dashboard\/payments\/history\?status=COMPLETED$/)
  await expect(page.getByText(/^Showing \d+ of|^\d+ in all/)).toBeVisible()
})
