import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { holdPictures } from './steps/hold-pictures.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test('a tenant reports a leak with a photo, the office gives it to somebody, and the tenant says that it is fixed', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'tenant')
  await page.goto('/dashboard/maintenance/new')
  await page.getByRole('button', { name: 'Water' }).click()
  await page.getByRole('button', { name: 'Bathroom' }).click()
  await page.getByRole('button', { name: 'A leak' }).click()
  await page.getByRole('button', { name: 'It floods' }).click()
  await expect(page.getByText('Close the valve')).toBeVisible()
  await expectNoOverflow(page, 'about the fault')
  await expectAccessible(page, 'about the fault')
  await page.getByRole('button', { name: 'Next' }).click()
  const drawPictures = await holdPictures(page)
  await page.getByLabel('Photos', { exact: true }).setInputFiles('docs/picture.png')
  await page.getByLabel('In a few words').pressSequentially('The bath pipe burst')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('We treat it as Urgent: an answer within 15 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Send report' }).click()
  await drawPictures()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bath pipe burst')
  await expect(page.getByRole('button', { name: /picture/ })).toBeVisible()

  const office = await asOther('manager', '/dashboard/maintenance?search=bath+pipe', 'desk')
  await office.getByRole('link', { name: /The bath pipe burst/ }).click()
  await office.getByRole('button', { name: 'Set asset' }).click()
  await choose(office, 'Which asset', /./)
  await office.getByRole('dialog', { name: 'Asset' }).getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('No asset chosen.')).toBeHidden()
  await office.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = office.getByRole('dialog', { name: 'Who will do it?' })
  await assign.getByRole('combobox').click()
  await office.getByRole('option', { name: 'Adaeze Okonkwo' }).click()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await office.getByRole('button', { name: 'Start the work' }).click()
  await office.getByRole('button', { name: 'Mark as done' }).click()
  await expect(office.getByText('To confirm').first()).toBeVisible()
  await expectAccessible(office, 'a request')

  // The office's actions appear live on the reporter's open screen.
  await expect(page.getByRole('heading', { name: 'Is it fixed?' })).toBeVisible()
  await page.getByRole('button', { name: '4', exact: true }).click()
  await page.getByLabel('A word about the work').pressSequentially('Quick and clean')
  await page.getByRole('button', { name: 'Yes, it is fixed' }).click()
  await expect(page.getByText('Rated 4 of 5')).toBeVisible()
})

test('a report that is written without a line is kept with its photo, and goes once when the app is opened with one', {
  tag: '@phone',
}, async ({ page, signIn, context }) => {
  await signIn(page, 'tenant', '/dashboard/maintenance/new')
  await page.getByRole('button', { name: 'Doors' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Photos', { exact: true }).setInputFiles('docs/picture.png')
  await page.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(page.getByText('Recording, 0:01')).toBeVisible()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByLabel('In a few words').pressSequentially('The gate hinge is off')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  const kept = page.getByRole('region', { name: 'Kept on this phone' })
  await expect(kept).toContainText('The gate hinge is off')
  await expect(kept).toContainText('1 photo, a voice note')
  await expectNoOverflow(page, 'a report that waits')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const asked = page.getByRole('dialog', { name: 'Sign out and delete unsent items?' })
  await expect(asked).toContainText('1 fault report')
  await expect(asked).toContainText('2 attached photos or files')
  await asked.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(kept).toContainText('The gate hinge is off')
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(again.getByText('Reported. You will hear from us.')).toBeVisible()
  await again.goto('/dashboard/maintenance')
  const mine = again.getByRole('link', { name: /The gate hinge is off/ })
  await expect(mine).toHaveCount(1)
  await mine.click()
  await expect(again.getByRole('button', { name: /picture/ })).toHaveCount(1)
  await again.getByRole('button', { name: /^Play the voice note/ }).click()
  await expect(again.getByRole('button', { name: 'Pause' })).toBeVisible()
})
