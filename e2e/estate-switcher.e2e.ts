import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

const switcher = (page: Page) => page.getByRole('button', { name: /^Estate: / })

const ALL = /All \d+ estates$/

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await switcher(page).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(switcher(page)).toHaveAccessibleName(typeof name === 'string' ? `Estate: ${name}` : name)
}

test('the estate that is chosen in the header is the one that figures and lists are about, also after a reload', async ({
  page,
  signIn,
  isMobile,
}) => {
  const main = page.getByRole('main')
  await signIn(page, 'manager', '/dashboard/tenants')
  await expect(main.getByText('Palmgrove Court').first()).toBeVisible()
  await switcher(page).click()
  if (isMobile) await expectTouchable(page, 'the choice of an estate')
  await expectAccessible(page, 'the choice of an estate')
  await page.keyboard.press('Escape')
  await choose(page, 'Maitama Heights')
  await expect(main.getByText('Palmgrove Court')).toHaveCount(0)
  await expect(main.getByText(/Maitama Heights/).first()).toBeVisible()
  await expectNoOverflow(page, 'the header with an estate')

  await page.goto('/dashboard/properties')
  await expect(main.getByText('Maitama Heights').first()).toBeVisible()
  await expect(main.getByText('Palmgrove Court')).toHaveCount(0)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('palmgrove')
  const found = page.getByRole('dialog', { name: 'Search' })
  await expect(found.getByRole('group', { name: 'Properties' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto('/dashboard')
  await expect(main.getByText('Maitama Heights').first()).toBeVisible()
  await expect(main.getByText('Palmgrove Court')).toHaveCount(0)

  await page.goto('/dashboard/tenants')
  await choose(page, ALL)
  await expect(main.getByText('Palmgrove Court').first()).toBeVisible()
})

test('a page of one estate becomes the same page of the other', async ({ page, signIn }) => {
  await signIn(page, 'manager', '/dashboard/estates')
  await page.getByRole('main').getByRole('link', { name: 'Palmgrove Court' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Palmgrove Court' })).toBeVisible()
  await choose(page, 'Maitama Heights')
  await expect(page.getByRole('heading', { level: 1, name: 'Maitama Heights' })).toBeVisible()
})
