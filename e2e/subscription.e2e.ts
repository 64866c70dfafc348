import { payByCard } from './steps/checkout.ts'
import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test.use({ world: 'subscription' })

const PLAN = '/dashboard/settings/subscription'

test('a plan is offered, a manager chooses it, is invoiced once the month is over, and pays', async ({
  page,
  signIn,
  asOther,
  gida,
}) => {
  const admin = await asOther('admin', '/dashboard/admin/plans')
  await expect(admin.getByText('Set the seller before you offer a plan')).toBeVisible()
  await admin.getByRole('button', { name: 'Set the seller' }).click()
  await admin.getByLabel('Name of the business').pressSequentially('Gida Limited')
  await admin.getByLabel('Address').pressSequentially('1 Marina, Lagos Island')
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'New plan' }).click()
  await admin.getByLabel('Name', { exact: true }).pressSequentially('Standard')
  await admin.getByLabel('Per active unit per month').pressSequentially('600')
  await admin.getByRole('button', { name: 'Offer' }).click()
  await expect(admin.getByText('Standard, Monthly')).toBeVisible()
  await expectAccessible(admin, '/dashboard/admin/plans')

  await signIn(page, 'manager', PLAN)
  await expect(page.getByText('Gida charges nothing for this estate.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(page.getByText('Your plan')).toBeVisible()
  await expectAccessible(page, PLAN)
  await expectNoOverflow(page, PLAN)

  await gida.pass(31)
  await signIn(page, 'manager', PLAN)
  const invoice = page.getByRole('link', { name: /GI-/ })
  await expect(async () => {
    await page.reload() // a job raises it
    await expect(invoice).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await invoice.click()
  await expectNoOverflow(page, 'the invoice')
  await expectAccessible(page, 'the invoice')
  await page.getByRole('button', { name: 'Pay' }).click()
  await payByCard(page)
  await expect(page.getByText(/^Receipt GR-/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden()
  const { pathname } = new URL(page.url())

  const revenue = await asOther('admin', '/dashboard/admin/revenue')
  await expect(revenue.getByText('1 estate pays')).toBeVisible()
  await expect(revenue.getByText(/Invoice GI-.*receipt GR-/).filter({ visible: true })).toBeVisible()
  await expectNoOverflow(revenue, '/dashboard/admin/revenue')

  const [{ reference } = { reference: '' }] = (await gida.transactions()).slice(-1)
  await gida.simulator(`transactions/${reference}/dispute`, { reason: 'I did not pay this' })
  const disputed = await asOther('admin', pathname)
  const decline = disputed.getByRole('button', { name: 'Decline with proof' })
  await expect(async () => {
    await disputed.reload() // a job reads it
    await expect(decline).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await expectNoOverflow(disputed, 'a disputed invoice')
  await expectAccessible(disputed, 'a disputed invoice')
  await decline.click()
  await disputed.getByRole('button', { name: 'Send to the bank' }).click()
  await expect(disputed.getByText('Write a sentence of ten letters or more.')).toBeVisible()
  await disputed.getByLabel('What happened').fill('The estate chose this plan and uses it.')
  await disputed.getByRole('button', { name: 'Send to the bank' }).click()
  await expect(disputed.getByText('The dispute has been answered.', { exact: false })).toBeVisible()
})
