import { choose } from './steps/choose.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, watch } from './steps/page-checks.ts'

const REPORTS = ['Collections', 'Occupancy', 'Vacancy', 'Forecast', 'Rents nearby']

async function exportAs(page: Page, report: string, format: string): Promise<string> {
  await page.getByRole('button', { name: `Export ${report}` }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return file.suggestedFilename()
}

test('the manager takes a report along in each form, reads the others, and opens a number to its rows', async ({
  page,
  signIn,
}) => {
  const heard = watch(page)
  await signIn(page, 'manager', '/dashboard/reports')
  await page.getByRole('main').getByRole('combobox', { name: 'Estate' }).click()
  await page.getByRole('option', { name: 'Palmgrove Court' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports of Palmgrove Court' })).toBeVisible()
  const reports = page.getByRole('list', { name: 'Reports of Palmgrove Court' })
  await expect(reports.getByRole('button', { name: /^Export / })).toHaveCount(6)
  expect(await exportAs(page, 'Arrears', 'CSV')).toBe('arrears Palmgrove Court.csv')
  expect(await exportAs(page, 'Arrears', 'Excel')).toBe('arrears Palmgrove Court.xlsx')
  expect(await exportAs(page, 'Occupancy', 'PDF')).toBe('occupancy Palmgrove Court.pdf')
  await expect(page.getByText('The report is in your downloads.').first()).toBeVisible()

  for (const name of REPORTS) {
    await reports.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectNoOverflow(page, name)
    await expectAccessible(page, name)
    await page.getByRole('link', { name: 'All reports' }).click()
  }
  await reports.getByRole('link', { name: /^Vacancy/ }).click()
  const empty = page.getByRole('link', { name: /Empty now/ })
  await expect(empty).toContainText('2')
  await empty.click()
  await expect(page).toHaveURL(/\/dashboard\/estates\/[0-9a-f-]+\/units\?status=VACANT$/)
  await expect(page.getByRole('region', { name: 'Units' }).getByRole('link', { name: /^Flat/ })).toHaveCount(
    2,
  )
  expect(heard.faults).toEqual([])
})

test('the manager finds a report, reads it on a past day, opens a group to its rows, and takes it along', async ({
  page,
  signIn,
}) => {
  const heard = watch(page)
  await signIn(page, 'manager', '/dashboard/reports')
  await page.getByRole('searchbox', { name: 'Find a report' }).pressSequentially('rent roll')
  await page
    .getByRole('list', { name: 'Tenancies' })
    .getByRole('link', { name: /^Rent roll/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rent roll' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Total, of/ })).toBeVisible()
  await expectNoOverflow(page, 'rent roll')
  await expectAccessible(page, 'rent roll')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export Rent roll' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /^Excel/ }).click()),
  ])
  expect(file.suggestedFilename()).toMatch(/^Rent roll .*\.xlsx$/)

  await choose(page, 'Group', 'By state')
  const vacant = page.getByRole('row', { name: /^Vacant/ })
  const count = await vacant.getByRole('cell').nth(1).innerText()
  await vacant.getByRole('link', { name: 'Vacant' }).click()
  await expect(page.getByText('State: Vacant')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^Total, of ${count} row`) })).toBeVisible()

  await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
  await page
    .getByRole('list', { name: 'Accounts' })
    .getByRole('link', { name: /^Trial balance/ })
    .click()
  await expect(
    page
      .getByRole('row', { name: /^Total, of/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('₦0.00')
  expect(heard.faults).toEqual([])
})

test('a property manager and a tenant have no reports', async ({ page, signIn, asOther }) => {
  await signIn(page, 'agent', '/dashboard/reports')
  await expect(page.getByRole('main')).not.toContainText('Reports of')
  const tenant = await asOther('tenant')
  await tenant.goto('/dashboard/reports')
  await expect(tenant.getByRole('main')).not.toContainText('Reports of')
})
