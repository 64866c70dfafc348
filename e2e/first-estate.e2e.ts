import { expect, test } from './steps/gida.ts'
import { register } from './steps/people.ts'
import { chooseFromLongList } from './steps/tables.ts'
import { typeAmount } from './steps/type-amount.ts'

test('a new estate manager adds an estate with its units, sees what is missing, and activates it', async ({
  page,
}) => {
  await register(page, 'ESTATE_MANAGER')
  await page.getByRole('link', { name: 'Add a property' }).click()
  const save = page.getByRole('button', { name: 'Add the property' })
  await save.click()
  for (const said of [
    'Enter a name',
    'Enter the street address',
    'Choose a state',
    'Choose a local government area',
  ]) {
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  }
  await page.getByLabel('Name', { exact: true }).fill('Harmattan Court')
  await page.getByLabel('Street address').fill('3 Kolawole Close')

  const [state, lga] = [page.getByLabel('State', { exact: true }), page.getByLabel('Local government')]
  await expect(lga).toBeDisabled()
  await chooseFromLongList(page, state, 'Lagos')
  await chooseFromLongList(page, lga, 'Eti-Osa')
  await chooseFromLongList(page, state, 'Kano')
  await expect(lga.and(page.locator('input'))).toHaveValue('')
  await chooseFromLongList(page, lga, 'Tarauni')

  await page.getByLabel('How many units?').fill('0')
  await expect(page.getByText('A number from 1 to 500')).toBeVisible()
  await page.getByRole('button', { name: 'By name' }).click()
  await page.getByLabel('Names of the units').fill('A1, A2, B1, A2')
  await expect(page.getByText('A2 is listed twice')).toBeVisible()
  await page.getByLabel('Names of the units').fill('A1, A2, B1')
  await expect(page.getByText('3 units', { exact: true })).toBeVisible()
  await typeAmount(page.getByLabel(/^Rent of a unit/), '1.2m')
  await page.getByLabel(/^Rent of a unit/).blur()
  await expect(page.getByLabel(/^Rent of a unit/)).toHaveValue('1,200,000.00')
  await save.dblclick()

  await expect(page.getByRole('heading', { name: 'Harmattan Court', level: 1 })).toBeVisible()
  await expect(page.getByText('Harmattan Court added')).toBeVisible()
  await expect(page.getByText('3 Kolawole Close, Tarauni, Kano').first()).toBeVisible()
  await expect(page.getByText('Not active yet', { exact: true })).toBeVisible()
  const checklist = page.getByRole('region', { name: 'Setting up' })
  await expect(checklist.getByRole('status')).toHaveText(/^\d of 6 done$/)
  const doneBefore = await checklist.getByText(', done').count()

  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Activate Harmattan Court?' })
  await expect(asked).toContainText('3 units')
  await asked.getByRole('button', { name: 'Activate Harmattan Court' }).click()
  await expect(page.getByText('Harmattan Court is active')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeHidden()
  await expect(checklist.getByText(', done')).toHaveCount(doneBefore + 1)

  await page.goto('/dashboard/estates')
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.goto('/dashboard/properties')
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.getByRole('link', { name: /Harmattan Court/ }).click()
  const cells = page
    .getByRole('region', { name: 'Units' })
    .getByRole('button', { name: /, ₦1\.2m\/yr, Vacant$/ })
  await expect(cells).toHaveCount(3)
  await cells.first().click()
  const unit = page.getByRole('dialog', { name: /A1/ })
  await expect(unit).toContainText('Nobody lives here.')
  await expect(unit.getByRole('link', { name: 'Let to a tenant' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('No properties yet')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Arrears/ })).toContainText('₦0')
})
