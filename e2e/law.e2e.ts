import { expect, test } from './steps/gida.ts'
import { typeAmount } from './steps/type-amount.ts'
import { openEstate, openVacantUnit } from './steps/units.ts'

test('a manager sees what moving in costs, is warned of a fee over the cap, and where that comes from', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/properties')
  await openVacantUnit(page)
  await page.getByRole('link', { name: 'What moving in costs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^What moving into/ })).toBeVisible()
  await expect(page.getByText('To move in')).toBeVisible()

  await typeAmount(page.getByLabel('Agency fee'), '20m')
  const warning = page.getByRole('region', { name: 'Before you ask for this' })
  await expect(warning.getByText(/^Agency fee ₦20,000,000\.00 is more than the law allows/)).toBeVisible()
  await warning.getByText('Where this comes from').first().click()
  await expect(warning.getByText(/LASRERA/)).toBeVisible()
})

test('a tenant reads the notice of their lease, and finds no rule for a state that has none', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'tenant')
  await page.getByRole('link', { name: /Flat/ }).first().click()
  await page.getByRole('link', { name: 'Tenancy law', exact: true }).last().click()
  await expect(
    page.getByText(/^A notice given on .* may end this tenancy on .* at the earliest\.$/),
  ).toBeVisible()
  await page.goto('/dashboard/law?state=Kano')
  await expect(page.getByText('No rule is loaded for Kano. Ask a lawyer.')).toBeVisible()
})

test('a landlord reads the tax of a year', async ({ page, signIn }) => {
  await signIn(page, 'landlord', '/dashboard/estates')
  await openEstate(page)
  await page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name: 'Tax' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Tax summary \d{4}$/ })).toBeVisible()
  await expect(page.getByText('Your own properties in this estate')).toBeVisible()
  await expect(page.getByText(/assessed value of the property is not recorded/)).toBeVisible()
})
