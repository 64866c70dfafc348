import { choose } from './steps/choose.ts'
import { expect, test } from './steps/gida.ts'
import { linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test('a meeting is called with one group, answered from the mail, and stands in the calendar of both', async ({
  page,
  browser,
  gida,
  signIn,
  asOther,
}) => {
  await signIn(page, 'manager', '/dashboard/meetings')
  await page.getByRole('link', { name: 'New meeting' }).click()
  await page.getByLabel('Title').pressSequentially('Diesel and service charge')
  await page.getByLabel('From').fill('')
  await page.getByLabel('From').pressSequentially('1730')
  await page.getByLabel('To', { exact: true }).fill('')
  await page.getByLabel('To', { exact: true }).pressSequentially('19:00')
  await page.getByLabel('Place').pressSequentially('Block C car park')
  await choose(page, 'Repeats', /^Every month/)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Who to invite' })
  await picker.getByLabel(/^Find a person/).pressSequentially('Palmgrove')
  await picker
    .getByRole('checkbox', { name: /^Residents, Palmgrove Court/ })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('No clash')).toBeVisible()
  await expectNoOverflow(page, 'a new meeting')
  await expectAccessible(page, 'a new meeting')
  await page.getByRole('button', { name: /^Send \d+ invitations$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Diesel and service charge' })).toBeVisible()

  const link = await linkTo(gida, 'tenant@demo.gida.ng', '/meetings/')
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.goto(`${link}?answer=ACCEPTED`)
  await stranger.getByLabel(/^A note to/).pressSequentially('I may come 15 minutes late.')
  await stranger.getByRole('button', { name: 'Accept' }).click()
  await expect(stranger.getByRole('heading', { name: 'You accepted' })).toBeVisible()
  await stranger.context().close()
  await expect(page.getByText('I may come 15 minutes late.', { exact: true })).toBeVisible()
  await expect(page.getByText('1 accepted')).toBeVisible()

  const tenant = await asOther('tenant', '/dashboard/calendar', 'phone')
  await tenant
    .getByRole('link', { name: /Diesel and service charge/ })
    .first()
    .click()
  await tenant.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('1 declined')).toBeVisible()

  const first = page.url()
  await page.goto('/dashboard/meetings')
  await page
    .getByRole('link', { name: /Diesel and service charge/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'More about this meeting' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this and later ones' }).click()
  await page.getByLabel('Why').pressSequentially('Every quarter is enough')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(page.getByText('Cancelled: Every quarter is enough')).toBeVisible()
  await page.goto(first)
  await page.getByRole('button', { name: 'More about this meeting' }).click()
  await page.getByRole('menuitem', { name: 'Cancel meeting' }).click()
  await page.getByLabel('Why').pressSequentially('The car park floods')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(tenant.getByText('Cancelled: The car park floods')).toBeVisible()
})

test('minutes are written down, and those who were invited find them among their documents', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'manager', '/dashboard/meetings?show=past')
  await page.getByRole('link', { name: /diesel and the gate/ }).click()
  await page.getByRole('button', { name: 'Write minutes' }).click()
  const form = page.getByRole('dialog', { name: 'Attendance and minutes' })
  await form.getByLabel('Minutes').fill('The second guard begins on Monday.')
  await form.getByRole('button', { name: 'Save minutes' }).click()
  await page.getByRole('link', { name: 'As a document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Minutes: .*diesel and the gate/ })).toBeVisible()

  const tenant = await asOther('tenant', '/dashboard/documents?shown=SHARED')
  await expect(tenant.getByRole('link', { name: /^Minutes: .*diesel and the gate/ })).toBeVisible()
})

test('an entry of one’s own is added, moved by keys and by dragging, and read by a calendar program', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/calendar?day=2027-02-10')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add an entry' })
  await form.getByLabel('Title').pressSequentially('Generator service')
  await form.getByRole('button', { name: 'Save' }).click()
  const entry = page.getByRole('button', { name: '09:00 Generator service' })
  await expect(
    page.getByRole('group', { name: '10 Feb 2027' }).getByRole('button', { name: '09:00 Generator service' }),
  ).toBeVisible()
  await entry.dragTo(page.getByRole('group', { name: '12 Feb 2027' }))
  await expect(
    page.getByRole('group', { name: '12 Feb 2027' }).getByText('09:00 Generator service'),
  ).toBeVisible()

  await page.getByRole('group', { name: '10 Feb 2027' }).getByRole('button').first().press('ArrowRight')
  await expect(page.getByRole('heading', { name: '11 Feb 2027' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: '12 Feb 2027' })).toBeVisible()
  await expectNoOverflow(page, 'the calendar')
  await expectAccessible(page, 'the calendar')

  await page.getByRole('button', { name: 'Make an address' }).click()
  const url = await page.getByLabel('Feed address').inputValue()
  const feed = await request.get(url)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Revoked. The address no longer works.')).toBeVisible()
  expect((await request.get(url)).status()).toBe(404)
})
