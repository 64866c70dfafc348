import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test('the super admin registers a breach, follows its clock, and closes it once the risk is decided', async ({
  page,
  signIn,
}) => {
  const name = 'A lost phone'
  await signIn(page, 'admin', '/dashboard/admin/breaches')
  await page.getByRole('button', { name: 'Register a breach' }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Write at least a few words.').first()).toBeVisible()
  await page.getByLabel('What it is, in a few words').fill(name)
  await page.getByLabel('What happened').fill('A phone with the app was left in a bus.')
  await page.getByLabel('At', { exact: true }).fill('00:00')
  await page.getByRole('button', { name: 'Register', exact: true }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const clock = page.getByRole('region', { name: 'Deadlines' })
  await expect(clock.getByText(/Overdue since/).first()).toBeVisible()
  await clock.getByRole('button', { name: 'Evidence kept' }).click()
  await expect(clock.getByText(/^Done /)).toBeVisible()
  await expectNoOverflow(page, 'a breach')
  await expectAccessible(page, 'a breach')

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByLabel('What was learnt').fill('Phones lock by themselves now')
  await page.getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByText('Decide on the risk first')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('button', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Discard' }))
    .click()

  await page.getByRole('button', { name: 'Add details' }).click()
  await page.getByLabel('Names').check()
  await page.getByLabel('About how many people').fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('About 1', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Decide on the risk' }).click()
  await page.getByRole('radio', { name: 'None' }).check()
  await page.getByRole('textbox', { name: 'Why' }).fill('The phone is locked and was wiped')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(clock.getByText('Not needed').first()).toBeVisible()
  const [draft] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'To the Commission' }).click(),
  ])
  expect(draft.suggestedFilename()).toBe('breach-notice-commission.pdf')

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /data breach/ })).toBeVisible()
  await page.goto('/dashboard/admin/breaches')
  await expectNoOverflow(page, 'the register')
  await expectAccessible(page, 'the register')
  await page.getByText(name).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByLabel('What was learnt').fill('Phones lock by themselves now')
  await page.getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByText('Phones lock by themselves now')).toBeVisible()
})
