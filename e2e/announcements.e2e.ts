import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

test('a manager sees whom a message reaches and what it costs, sends it, and sees by name who has read it', async ({
  page,
  signIn,
  asOther,
}) => {
  const title = 'The water tank is cleaned'
  await signIn(page, 'manager', '/dashboard/notifications/sent')
  await page.getByRole('link', { name: 'New announcement' }).click()
  await choose(page, 'Estate', 'Palmgrove Court')
  await choose(page, 'Where', 'Block B')
  await page.getByLabel('Title').pressSequentially(title)
  await page.getByLabel('Text').pressSequentially('No water from nine to noon. Please store some.')
  await expect(page.getByRole('button', { name: /^Send to \d+ people$/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'SMS' }).check()
  const preview = page.getByRole('region', { name: 'Before it goes out' })
  await expect(preview.getByText(/: No water from nine/)).toBeVisible()
  await expect(preview.getByText(/₦/)).toBeVisible()
  await expectNoOverflow(page, 'a new announcement')
  await expectAccessible(page, 'a new announcement')
  await page.getByRole('button', { name: /^Send to/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const tenant = await asOther('tenant', '/dashboard/notifications')
  await tenant.getByText(title).click()

  await page.reload()
  await expect(page.getByText(/^Read Today/).first()).toBeVisible()
  await expectNoOverflow(page, 'an announcement')
  await expectTouchable(page, 'an announcement')
  await expectAccessible(page, 'an announcement')
})
