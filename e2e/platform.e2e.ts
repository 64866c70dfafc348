import { expect, type Page, test } from './steps/gida.ts'
import { kept } from './steps/kept.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

const PEOPLE = '/dashboard/admin/people'
const NAME = 'Olúwaṣeun Adébáyọ̀'

const act = async (page: Page, action: string) => {
  await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('the super admin finds a person, shuts them out, lets them in, and sees Gida as them with a reason', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, 'admin', PEOPLE)
  await page.getByRole('searchbox').pressSequentially('oluwaseun adeb')
  await expect(page.getByRole('row').filter({ hasText: NAME })).toBeVisible()
  await expectAccessible(page, PEOPLE)

  await act(page, 'Suspend')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('Say why, in a few words.')).toBeVisible()
  await page.getByLabel('Reason').pressSequentially('Paid with a stolen card')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: NAME })
  await expect(row).toContainText('Paid with a stolen card')

  await act(page, 'Restore')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(row).toContainText('Active')

  const before = await kept(page)
  await act(page, `See Gida as ${NAME}`)
  await page.getByLabel('Reason').pressSequentially('Says that the rent is wrong')
  await page.getByRole('button', { name: `See as ${NAME}` }).click()
  const banner = page.getByRole('status').filter({ hasText: `Viewing Gida as ${NAME}.` })
  await expect(banner).toContainText('Read only · reason: Says that the rent is wrong · 30 minutes left')
  await expectNoOverflow(page, '/dashboard')
  await expectAccessible(page, '/dashboard')
  expect((await kept(page)).owner).toBe(before.owner) // nothing of the impersonated person is stored on this device
  const [mail] = (await gida.outbox()).filter(({ subject }) => subject?.includes('looking at your account'))
  expect(mail?.text).toContain('Says that the rent is wrong')

  await page.goto('/dashboard/settings')
  await expect(banner).toBeVisible()
  await page.getByRole('textbox', { name: 'Address optional' }).pressSequentially('1 Nobody Street, Lagos')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('you can read, but not change anything').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Address optional' })).not.toHaveValue(
    '1 Nobody Street, Lagos',
  )

  await banner.getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(`**${PEOPLE}`)
  await expect(banner).toBeHidden()

  await page.goto('/dashboard/log')
  await expect(page.getByText('Zainab Lawal-Umar').first()).toBeVisible()
})

test('a person lets support look in for a day, sees who did, and takes it back', async ({ page, signIn }) => {
  await signIn(page, 'landlord', '/dashboard/settings/security')
  await page.getByRole('button', { name: 'Allow for 24 hours' }).click()
  await expect(page.getByText('Allowed until')).toBeVisible()
  await expectAccessible(page, '/dashboard/settings/security')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Allow for 24 hours' })).toBeVisible()
})

test('what Gida is paid is recorded, and counted by month and source', async ({ page, signIn }) => {
  await signIn(page, 'admin', '/dashboard/admin/revenue')
  await expect(page.getByText('Nothing recorded yet')).toBeVisible()
  await page.getByRole('button', { name: 'Record revenue' }).click()
  await page.getByLabel('Amount').pressSequentially('45000')
  await page.getByLabel('Note').pressSequentially('Palmgrove Court, November')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Palmgrove Court, November' })).toBeVisible()
  await expect(page.getByText('₦45,000').first()).toBeVisible()
  await expectAccessible(page, '/dashboard/admin/revenue')
  await expectNoOverflow(page, '/dashboard/admin/revenue')
})

test('an estate is verified and suspended by the super admin, and its manager is told so where they write', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin', '/dashboard/admin/estates')
  await page.getByRole('searchbox').pressSequentially('palmgrove')
  await page.getByRole('button', { name: 'Actions for Palmgrove Court' }).click()
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('textbox', { name: 'Document' }).pressSequentially('CAC certificate RC 104420')
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByLabel('Reason').pressSequentially('Lets homes that are not its own')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  const steps = page.getByRole('list', { name: 'Actions by Gida' })
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'one estate of the platform')
  await expectNoOverflow(page, 'one estate of the platform')

  await signIn(page, 'manager', '/dashboard/estates')
  await page
    .getByRole('link', { name: /Palmgrove Court/ })
    .first()
    .click()
  await expect(page.getByText('Verified by Gida')).toBeVisible()
  await expect(page.getByText('Gida suspended this estate on')).toBeVisible()

  await signIn(page, 'admin', '/dashboard/admin/estates?mark=SUSPENDED')
  await page.getByRole('button', { name: 'Actions for Palmgrove Court' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByLabel('Reason').pressSequentially('The title was shown')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('No estate found')).toBeVisible()
})

test('the super admin sees how the installation does, and comes from there to what failed and to the books', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin', '/dashboard/admin/health')
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Files and biggest tables' })).toContainText('posting')
  await expectAccessible(page, 'health')
  await expectNoOverflow(page, 'health')
  await page.getByRole('link', { name: 'Ledger checks' }).last().click()
  await page.waitForURL('**/dashboard/admin/ledger')
})

test('autopay is switched off for an estate, and the estate is held, each with a reason', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin', '/dashboard/admin/estates')
  await page.getByRole('link', { name: 'Palmgrove Court' }).click()
  const autopay = page.getByRole('region', { name: 'Autopay' })
  await autopay.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Reason').pressSequentially('The bank asked')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(autopay).toContainText('until somebody ends it: The bank asked')
  await autopay.getByRole('button', { name: 'Back to the default' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the default' }).click()
  await expect(autopay).toContainText('On by default')

  await page.getByRole('button', { name: 'Place a legal hold' }).click()
  await page.getByLabel('Reason').pressSequentially('A case before the Lagos court')
  await page.getByLabel('Review it again on').fill('2031-01-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Place the hold' }).click()
  await page.goto('/dashboard/admin/holds')
  await expect(page.getByRole('row').filter({ hasText: 'Palmgrove Court' })).toContainText('Lagos court')
  await expectAccessible(page, 'legal holds')
  await page.getByRole('button', { name: 'Actions for Palmgrove Court' }).click()
  await page.getByRole('menuitem', { name: 'Lift the hold' }).click()
  await page.getByLabel('Reason').pressSequentially('The case is over')
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  await expect(page.getByText('Nothing is held')).toBeVisible()
})
