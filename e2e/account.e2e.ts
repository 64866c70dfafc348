import { expect, type Page, test } from './steps/gida.ts'
import { codeSentTo, linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { fillSignIn, register, signOut } from './steps/people.ts'
import { setUpSecondFactor } from './steps/second-factor.ts'
import { codeOf } from './steps/totp.ts'

const NEW_PASSWORD = 'Cocoa-Yam-Lantern-5'

test('a forgotten password: the mail, a new one, and in', async ({ page, gida }) => {
  const landlord = await register(page, 'LANDLORD')
  await signOut(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/auth/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Enter an e-mail address/)).toBeVisible()
  await page.getByLabel('E-mail address or phone number').fill(landlord.email)
  await expectAccessible(page, '/auth/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText('Check your messages.')

  const link = await linkTo(gida, landlord.email, '/auth/reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill('too short')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Add one more character. At least 10.')).toBeVisible()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await expectNoOverflow(page, '/auth/reset-password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update password. This link has already been used. Ask for a new one.',
  )
  await signInWith(page, landlord.email, NEW_PASSWORD)
  await page.waitForURL('**/dashboard')
})

test('a new password that is sent before the script has come is set', async ({ page, gida }) => {
  const landlord = await register(page, 'LANDLORD')
  await signOut(page)
  await page.goto('/auth/forgot-password')
  await page.getByLabel('E-mail address or phone number').fill(landlord.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = await linkTo(gida, landlord.email, '/auth/reset-password')

  const sent = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await sent.promise
    await route.continue()
  })
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByLabel('New password').pressSequentially(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  sent.resolve()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test('the banner asks to verify the address until the link is opened', async ({ page, gida }) => {
  const landlord = await register(page, 'LANDLORD')
  const banner = page.getByText('Please verify your e-mail address.')
  await expect(banner).toBeVisible()
  await expectNoOverflow(page, '/dashboard')
  await page.goto(await linkTo(gida, landlord.email, '/auth/verify-email'))
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('No properties yet')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('a second factor: set up, sign in with a code, and with a recovery code', async ({ page }) => {
  const landlord = await register(page, 'LANDLORD')
  const { secret, recovery } = await setUpSecondFactor(page)
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await signInWith(page, landlord.email, landlord.password)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code from your app').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('You have 4 tries left.')
  await page.getByLabel('Code from your app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')

  await signOut(page)
  await signInWith(page, landlord.email, landlord.password)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
})

test('another device that is signed out is sent to the sign-in by itself', async ({ page, asOther }) => {
  const landlord = await register(page, 'LANDLORD')
  const other = await asOther(landlord)
  await page.goto('/dashboard/settings/security')
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expectAccessible(page, '/dashboard/settings/security')
  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await other.waitForURL('**/auth/login*')
  await expect(devices).toHaveCount(1)
  await expect(page.getByText('This device')).toBeVisible()
})

test('a new number is verified by the code that is texted to it, typed where one is signed in', async ({
  page,
  gida,
}) => {
  await register(page, 'LANDLORD')
  await page.goto('/dashboard/settings')
  const number = `0812${String(Date.now()).slice(-7)}`
  await page.getByLabel('Phone', { exact: true }).first().pressSequentially(number)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Not verified yet. Verify it under Security.')).toBeVisible()

  await page.goto('/dashboard/settings/security')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await expect(dialog).toContainText('We sent a six-digit code to')
  await expectAccessible(page, '/dashboard/settings/security, entering a code')
  await expectNoOverflow(page, '/dashboard/settings/security, entering a code')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Enter the code' }).click()
  const code = await codeSentTo(gida, `+234${number.slice(1)}`)
  await dialog.getByLabel('Code').pressSequentially(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Verify number' }).click()
  await expect(dialog.getByText('That code is not right')).toBeVisible()
  await dialog.getByLabel('Code').fill('')
  await dialog.getByLabel('Code').pressSequentially(code)
  await dialog.getByRole('button', { name: 'Verify number' }).click()
  await expect(page.getByText('You can set a new password by SMS to this number.')).toBeVisible()
})

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/login')
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
