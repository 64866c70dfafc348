import { choose } from './steps/choose.ts'
import { expect, type Gida, type Page, test } from './steps/gida.ts'
import { linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { register } from './steps/people.ts'
import { typeAmount } from './steps/type-amount.ts'
import { openVacantUnit } from './steps/units.ts'

const PASSWORD = 'Harmattan-Mango-77'
let made = 0
const newcomer = () => `newcomer.${Date.now()}.${++made}@example.ng`

/** Returns the address and the link sent to it. */
async function invite(page: Page, gida: Gida, email = newcomer()): Promise<{ email: string; link: string }> {
  await page.goto('/dashboard/invitations/new')
  await page.getByRole('radio', { name: /^Tenant/ }).check()
  await choose(page, 'Estate', 'Palmgrove Court')
  await page.getByLabel('Full name').fill('Nneka Okonjo')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Message').fill('Welcome to the estate.')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  return { email, link: await linkTo(gida, email, '/auth/invite/') }
}

test('a tenant comes from the invitation to their home, and the link is used up', async ({
  page,
  gida,
  signIn,
  browser,
}) => {
  await signIn(page, 'manager')
  const { email, link } = await invite(page, gida)
  await expect(page.getByText('Nneka Okonjo').first()).toBeVisible()
  await expectNoOverflow(page, 'invitations')

  const visit = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await visit.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/invites you$/)
  await expect(phone.getByText('to Palmgrove Court, as a tenant.')).toBeVisible()
  await expect(phone.getByText('Welcome to the estate.')).toBeVisible()
  await expect(phone.getByText(/Sent to n•••@example\.ng/)).toBeVisible()
  await expect(phone.getByLabel('Your full name')).toHaveValue('Nneka Okonjo')
  await expectNoOverflow(phone, 'the invitation')
  await expectAccessible(phone, 'the invitation')

  const join = phone.getByRole('button', { name: 'Join Palmgrove Court' })
  await phone.getByLabel('Phone number').fill('0803 123 456')
  await phone.getByLabel('Choose a password').fill('short')
  await join.click()
  await expect(phone.getByText('One digit is missing. Like 0803 123 4567.')).toBeVisible()
  await phone.getByLabel('Phone number').fill('')
  await phone.getByLabel('Choose a password').fill('password123')
  await join.click()
  await expect(phone.getByText('Choose a longer or less common password.')).toBeVisible()
  await phone.getByLabel('Choose a password').fill(PASSWORD)
  await join.click()
  await phone.waitForURL('**/dashboard')
  await expect(phone.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Nneka')
  await visit.close()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This invitation has been used')
  await stranger.goto(`${link}x`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Invitation not found or expired')
  await stranger.context().close()
  await signIn(await (await browser.newContext()).newPage(), { email, password: PASSWORD })
})

test('an invitation is sent again, taken back, and runs out; each reads so', async ({
  page,
  gida,
  signIn,
  browser,
}) => {
  await signIn(page, 'manager')
  const { email, link } = await invite(page, gida)

  await act(page, email, 'Send again')
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Wait (1 minute|\d+ seconds)/)
  await page.getByRole('button', { name: 'Not now' }).click()

  await act(page, email, 'Withdraw')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('The invitation to Nneka Okonjo is withdrawn')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This invitation was withdrawn')
  const lapsed = new URL(await linkTo(gida, 'kelechi.nnamdi@example.ng')) // a three weeks old invitation of the demo
  await stranger.goto(gida.url + lapsed.pathname)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired')
  await stranger.context().close()
})

async function act(page: Page, email: string, action: string): Promise<void> {
  await page.goto(`/dashboard/tenants/invitations?search=${encodeURIComponent(email)}`)
  await expect(page.getByText('1 in all')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Nneka Okonjo' }).click()
  await page
    .getByRole('menuitem', { name: action })
    .or(page.getByRole('button', { name: action, exact: true }))
    .click()
}

test('a tenant is invited with a lease, accepts it, and sees what is due', async ({
  page,
  gida,
  signIn,
  browser,
  isPhone,
}) => {
  const email = newcomer()
  await signIn(page, 'manager', '/dashboard/properties')
  await openVacantUnit(page, isPhone ? 0 : 1)
  await page.getByRole('link', { name: 'Invite a tenant' }).click()
  await page.getByLabel('Full name').fill('Nneka Okonjo')
  await page.getByLabel('E-mail address').fill(email)
  await expect(page.getByRole('checkbox', { name: /Send the lease with it/ })).toBeChecked()
  await typeAmount(page.getByLabel('Rent', { exact: true }), '2.4m')
  await choose(page, 'Rent is due', /^every year$/)
  await expect(page.getByRole('region', { name: 'What moving in costs' })).toContainText('₦')
  await expectNoOverflow(page, 'an invitation with a lease')
  await expectAccessible(page, 'an invitation with a lease')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()

  await act(page, email, 'Copy the link or send by WhatsApp')
  const whatsapp = page.getByRole('dialog').getByRole('link', { name: 'Send by WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*auth%2Finvite%2F/)
  await expectAccessible(page, 'a link to hand over')

  const visit = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await visit.newPage()
  await phone.goto(await linkTo(gida, email))
  await expect(phone.getByRole('region', { name: 'Your lease' })).toContainText('₦2,400,000.00 a year')
  await expectNoOverflow(phone, 'the invitation with its lease')
  await expectAccessible(phone, 'the invitation with its lease')
  await phone.getByLabel('Choose a password').fill(PASSWORD)
  await phone.getByRole('button', { name: /^Join / }).click()
  await phone.waitForURL('**/dashboard')
  await expect(phone.getByRole('region', { name: 'Is this your tenancy?' })).toContainText('₦2,400,000.00')
  await phone.getByRole('button', { name: 'Yes, this is my tenancy' }).click()
  await expect(phone.getByText('is now your home in Gida')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await visit.close()

  await page.goto('/dashboard/tenants?search=okonjo')
  await expect(page.getByRole('link', { name: /Nneka Okonjo/ }).first()).toBeVisible()
})

test('many are invited from pasted lines, and the wrong ones stay', async ({ page, signIn }) => {
  await signIn(page, 'manager', '/dashboard/invitations/many')
  await choose(page, 'Estate', 'Palmgrove Court')
  const good = newcomer()
  await page
    .getByLabel('People', { exact: true })
    .fill(`Ada Obi, ${good}\nBola Ade, ${newcomer()}, , No such unit\nNobody At All`)
  await expect(page.getByText('2 people are ready, 1 line needs review')).toBeVisible()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  await expect(page.getByText('Line 1: There is no unit No such unit.')).toBeVisible()
  await expect(page.getByLabel('People', { exact: true })).toHaveValue(/^Bola Ade.*\nNobody At All$/)
  await page.goto(`/dashboard/tenants/invitations?search=${encodeURIComponent(good)}`)
  await expect(page.getByText('1 in all')).toBeVisible()
})

test('who registered as a landlord before they were invited as a tenant joins with that account, as a tenant', async ({
  page,
  gida,
  signIn,
  browser,
}) => {
  const visit = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await visit.newPage()
  const { email } = await register(phone, 'LANDLORD')
  await signIn(page, 'manager')
  const { link } = await invite(page, gida, email)

  await phone.goto(link)
  await phone.getByRole('button', { name: /^Join/ }).click()
  await phone.waitForURL('**/dashboard')
  await expect(phone.getByRole('heading', { name: 'You are in no unit yet' })).toBeVisible() // a page for tenants
  await visit.close()
})
