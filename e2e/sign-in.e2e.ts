import { expect, type Page, test } from './steps/gida.ts'
import { fillRegistration, fillSignIn, newcomer, register, signInByHand, signOut } from './steps/people.ts'

const TOKENS = 'gida.tokens'

test('a wrong password and an unknown address are answered alike', async ({ page }) => {
  await page.goto('/auth/login')
  const submit = page.getByRole('button', { name: 'Sign in' })
  await submit.click()
  await expect(page.getByText('Enter an e-mail address, like ada@example.ng')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()

  for (const email of ['agent@demo.gida.ng', 'nobody@example.ng']) {
    await fillSignIn(page, email, 'Not-the-password-1')
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to sign in. The e-mail address, the phone number or the password is not right.',
    )
    await page.reload()
  }
})

test('after too many tries even the right password has to wait, and how long is said', async ({ page }) => {
  const { email, password } = await register(page, 'LANDLORD')
  await signOut(page)
  const guesses = Array.from({ length: 10 }, (_, index) =>
    page.request.post('/api/v1/auth/login', { data: { email, password: `Guess-number-${index}` } }),
  )
  expect((await Promise.all(guesses)).map((guess) => guess.status())).toEqual(Array(10).fill(401))
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /Too many tries\. Wait (a minute|[12] minutes?), then try again\./,
  )
})

test('a landlord opens an account and reads what to do next', async ({ page }) => {
  await page.goto('/auth/register')
  const submit = page.getByRole('button', { name: 'Open my account' })
  await submit.click()
  await expect(page.getByText('Enter your full name')).toBeVisible()
  await expect(page.getByText('Add 10 more characters. At least 10.')).toBeVisible()
  await page.getByLabel('Phone number').fill('0803 123 456')
  await page.getByLabel('E-mail address').fill('harmattan@example.ng')
  await page.getByLabel('Password', { exact: true }).fill('harmattan-2026')
  await submit.click()
  await expect(page.getByText('One digit is missing. Like 0803 123 4567.')).toBeVisible()
  await expect(page.getByText('Choose a password that does not contain your e-mail name.')).toBeVisible()

  const landlord = await register(page, 'LANDLORD')
  await expect(page.getByText('Successfully signed in')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Add a property' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add a payout account/ })).toBeVisible()
  await signOut(page)

  await page.goto('/auth/register')
  await fillRegistration(page, { ...newcomer('LANDLORD'), email: landlord.email.toUpperCase() })
  await submit.click()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Email address already registered',
  )
  await fillRegistration(page, newcomer('LANDLORD'))
  await page.getByLabel('Phone number').fill('0803 123 4567') // the demo tenant's
  await submit.click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Phone number already registered')
})

test('signing out in one tab signs out the other', async ({ page }) => {
  const landlord = await register(page, 'LANDLORD')
  const tab = await page.context().newPage()
  await tab.goto('/dashboard/properties')
  await expect(tab.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible()
  await signOut(page)
  await tab.waitForURL('**/auth/login*')

  await signInByHand(tab, landlord)
  await expect(tab.getByText('Successfully signed in')).toBeVisible()
})

test('an access token that has ended is renewed without a word; a refresh token that has ended is said', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'landlord')
  for (const spoilt of [{ access_token: 'no-token-at-all' }, { expires_at: 0 }]) {
    const before = await changeTokens(page, spoilt)
    await page.goto('/dashboard/payments')
    await expect(page.getByText(/^Showing \d+ of|^\d+ in all/)).toBeVisible()
    await expect.poll(async () => (await readTokens(page)).refresh_token).not.toBe(before.refresh_token)
    expect((await readTokens(page)).access_token).not.toBe('no-token-at-all')
  }
  await changeTokens(page, { access_token: 'no-token-at-all', refresh_token: 'x'.repeat(43) })
  await page.reload()
  await page.waitForURL('**/auth/login*')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test('the address that was asked for is kept through the sign-in, but never another site', async ({
  page,
}) => {
  await page.goto('/dashboard/payments?status=FAILED')
  await page.waitForURL(/\/auth\/login\?next=/)
  await page.getByRole('link', { name: 'Open an account' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, 'agent@demo.gida.ng', 'Gida-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/payments?status=FAILED')
  await signOut(page)

  await page.goto('/auth/login?next=//example.com/dashboard')
  await fillSignIn(page, 'agent@demo.gida.ng', 'Gida-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('http://localhost:*/dashboard')
})

type Tokens = Record<'access_token' | 'refresh_token', string>

const readTokens = (page: Page): Promise<Tokens> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), TOKENS)

/** Changes the stored tokens, and returns them. */
async function changeTokens(page: Page, change: object): Promise<Tokens> {
  const changed = { ...(await readTokens(page)), ...change }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    TOKENS,
    JSON.stringify(changed),
  ] as const)
  return changed
}
