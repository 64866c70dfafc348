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

test('a property manager and a tenant have no reports', async ({ page, signIn, asOther }) => {
  await signIn(page, 'agent', '/dashboard/reports')
  await expect(page.getByRole('main')).not.toContainText('Reports of')
  const tenant = await asOther('tenant')
  await tenant.goto('/dashboard/reports')
  await expect(tenant.getByRole('main')).not.toContainText('Reports of')
})
