import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

/** Transfer limit of the first view. */
const MOST_BYTES = 60_000

test('who comes for the first time reads what it is, and goes on to an account', async ({
  page,
  isPhone,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent comes in.Everyone can see it.')
  expect(bytes).toBeLessThan(MOST_BYTES)
  await expect(page.getByRole('img', { name: /^A tenant’s phone/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^A manager’s dashboard/ })).toBeVisible({ visible: !isPhone })
  for (const address of ['/', '/contact', '/help', '/help/pay-your-rent', '/status', '/privacy', '/terms']) {
    await page.goto(address)
    await expectNoOverflow(page, address)
    await expectAccessible(page, address)
    if (isPhone) await expectTouchable(page, address)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Open an account' }).first().click()
  await expect(page).toHaveURL('/auth/register')
})

test('who only wants to look opens a demo in one tap, and it is gone when they leave it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByText('Try the demo').click()
  await page.getByRole('button', { name: 'Tenant' }).click()
  await expect(page.getByText('This is a demo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Change role or leave' }).click()
  await expectAccessible(page, '/demo')
  await page.getByRole('button', { name: 'Leave and erase it now' }).click()
  await expect(page.getByRole('status')).toContainText('Your demo is over')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gida.tokens'))).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent comes in.Everyone can see it.')
})

test('without a script the fees are worked out, and a message is sent', { tag: '@phone' }, async ({
  browser,
  gida,
}) => {
  const context = await browser.newContext({ baseURL: gida.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Pricing' }).last().click()
  const amount = page.getByLabel('An amount of rent')
  await amount.clear()
  await amount.pressSequentially('N20,000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: 'Card or USSD' })).toContainText('₦400.00')
  await page.getByRole('link', { name: 'Contact' }).click()
  await page.getByLabel('Your name').pressSequentially('Ada Okafor')
  await page.getByLabel('Your e-mail').pressSequentially('ada@example.ng')
  await page.getByLabel('What is it about?').pressSequentially('Does it count service charges too?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('has been sent')
  await expect
    .poll(async () => (await gida.outbox()).map(({ subject }) => subject))
    .toContain('A message from Ada Okafor')
  await context.close()
})

test('without a script somebody asks for help, and is led to the task', { tag: '@phone' }, async ({
  browser,
  gida,
}) => {
  const context = await browser.newContext({ baseURL: gida.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Help' }).click()
  await page.getByLabel('What do you want to do?').pressSequentially('deposit back')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Get your caution deposit back/ })
    .first()
    .click()
  await expect(page).toHaveURL('/help/get-your-deposit-back')
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('Tenants')
  await context.close()
})

test('who is signed in goes on to their dashboard', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page, 'tenant')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})
