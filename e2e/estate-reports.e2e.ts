import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, watch } from './steps/page-checks.ts'

const TABS = ['Overview', 'Occupancy', 'Forecast', 'Vacancy', 'Market'] as const

test('the manager reads the figures of an estate, opens a number to its rows, and takes a report along', async ({
  page,
  signIn,
}) => {
  const heard = watch(page)
  await signIn(page, 'manager', '/dashboard/reports')
  const estate = page.getByRole('region', { name: 'Palmgrove Court' })
  await expect(estate).toContainText('44 of 48 units let')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    estate.getByRole('button', { name: 'Download Arrears of Palmgrove Court as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('arrears Palmgrove Court.csv')
  await expect(page.getByText('The report is in your downloads.')).toBeVisible()

  await estate.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Reports of Palmgrove Court' })).toBeVisible()
  for (const name of TABS) {
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name }).click()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expectNoOverflow(page, name)
    await expectAccessible(page, name)
  }
  expect(page.url()).toContain('tab=market')

  await page.goBack()
  await expect(page.getByRole('link', { name: /Empty now/ })).toContainText('2')
  await page.getByRole('link', { name: /Empty now/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/estates\/[0-9a-f-]+\?status=VACANT$/)
  expect(heard.faults).toEqual([])
})

test('a property manager and a tenant have no reports', async ({ page, signIn, asOther }) => {
  await signIn(page, 'agent', '/dashboard/reports')
  await expect(page.getByRole('main')).not.toContainText('The figures of each estate')
  const tenant = await asOther('tenant')
  await tenant.goto('/dashboard/reports')
  await expect(tenant.getByRole('main')).not.toContainText('The figures of each estate')
})
