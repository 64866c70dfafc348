import { expect, type Page, test } from './steps/gida.ts'
import { linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { typeAmount } from './steps/type-amount.ts'

const PASSWORD = 'Harmattan-Mango-77'
type Vacant = { id: string; property_id: string; name: string }

test('a vacant home is published, applied for without an account, approved, joined, and let', async ({
  page,
  gida,
  signIn,
  browser,
  isPhone,
}) => {
  await signIn(page, 'manager')
  const home = await unpublished(page)
  await page.goto(`/dashboard/properties/${home.property_id}?unit=${home.id}`)
  const sheet = page.getByRole('dialog', { name: home.name })
  await sheet.getByRole('button', { name: 'Publish this home' }).click()
  const form = page.getByRole('dialog', { name: 'Publish this home' })
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByText('Say what it is in one line')).toBeVisible()
  const headline = `Bright home ${isPhone ? 'by the lagoon' : 'with a garden'}`
  await form.getByLabel('Headline').fill(headline)
  await typeAmount(form.getByLabel('Agency fee'), '50k')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Now on the public page')).toBeVisible()
  await form.locator('input[type=file]').setInputFiles('docs/picture.png')
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.keyboard.press('Escape')

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  })
  const visitor = await context.newPage()
  await visitor.goto(`${gida.url}/homes`)
  await visitor.getByRole('link', { name: new RegExp(headline) }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(visitor.getByText('₦50,000')).toBeVisible()
  await expectNoOverflow(visitor, 'a home')
  await visitor.getByLabel('Your name').fill('Ngozi Eze-Okoro')
  await visitor.getByLabel('Your phone or e-mail').fill('0806 123 4567')
  await visitor.getByLabel('Your question').fill('May I see it on Saturday?')
  await visitor.getByRole('button', { name: 'Send my question' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your question has been sent')
  await expect
    .poll(async () => (await gida.outbox()).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^A question about /))
  await visitor.goBack()
  const phone = `0806${String(Date.now()).slice(-7)}`
  await visitor.getByLabel('Your full name').fill('Ngozi Eze-Okoro')
  await visitor.getByLabel('Phone number').fill(phone)
  await visitor.getByLabel('Your occupation').selectOption('Self-employed')
  await visitor.getByLabel('Monthly income').selectOption('I would rather not say')
  await visitor.getByLabel('Number of people moving in').fill('3')
  await visitor.getByLabel('Preferred move-in date').fill(await dayAhead(visitor))
  await visitor.getByLabel(/^I agree/).check()
  await visitor.getByRole('button', { name: 'Send my application' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your application was sent')
  const sentTo = `+234${phone.slice(1)}`
  await visitor.goto(await linkTo(gida, sentTo, '/homes/applications/'))
  await expect(visitor.getByText('Received. It has not been reviewed yet.')).toBeVisible()

  await page.goto('/dashboard/tenants/applications')
  await page
    .getByRole('link', { name: /Ngozi Eze-Okoro/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ngozi Eze-Okoro')
  await expectNoOverflow(page, 'an application')
  await expectAccessible(page, 'an application')
  await page.getByRole('button', { name: 'Start the review' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByLabel('Agency fee')).toHaveValue('50,000.00')
  await page.getByRole('button', { name: 'Approve Ngozi Eze-Okoro' }).click()
  await expect(page.getByText('Ngozi Eze-Okoro is approved and invited')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(/^The home is yours/)).toBeVisible()
  await context.close()

  await page.getByRole('link', { name: 'See the lease that waits' }).click()
  const starts = page.getByRole('button', { name: 'Start this lease' })
  await expect(starts).toBeDisabled()
  await expect(page.getByText(/^It can start once Ngozi Eze-Okoro has joined/)).toBeVisible()
  await expectNoOverflow(page, 'a lease that waits')
  await expectAccessible(page, 'a lease that waits')

  const tenant = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await tenant.goto(await linkTo(gida, sentTo, '/auth/invite/'))
  await expect(tenant.getByText(/^to .+ at .+, as a tenant\.$/)).toBeVisible()
  await tenant.getByLabel('Choose a password').fill(PASSWORD)
  await tenant.getByRole('button', { name: /^Join / }).click()
  await tenant.waitForURL('**/dashboard')
  await expect(tenant.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Ngozi')

  await tenant.getByRole('button', { name: 'Yes, this is my tenancy' }).click()
  await expect(tenant.getByText('is now your home in Gida')).toBeVisible()
  await page.goto('/dashboard/notifications')
  await page
    .getByRole('link', { name: /Ngozi Eze-Okoro has joined/ })
    .first()
    .click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(starts).toBeHidden()
  await tenant.goto(`${gida.url}/pay`)
  await expect(tenant.getByText(home.name).first()).toBeVisible()
  await expect(tenant.getByText(/^Rent/).first()).toBeVisible()
  await tenant.context().close()
})

/** A vacant unit of the manager's that is not published yet. */
async function unpublished(page: Page): Promise<Vacant> {
  const data = { email: 'manager@demo.gida.ng', password: 'Gida-demo-2026' }
  const { access_token } = await (await page.request.post('/api/v1/auth/login', { data })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const { data: units } = await (
    await page.request.get('/api/v1/onboarding/units?status=VACANT&limit=100', { headers })
  ).json()
  for (const unit of units as Vacant[]) {
    const listing = await page.request.get(`/api/v1/onboarding/units/${unit.id}/listing`, { headers })
    if ((await listing.json()).listing === null) return unit
  }
  throw new Error('Every vacant unit is published already.')
}

/** Two weeks after the earliest date that the form accepts. */
async function dayAhead(page: Page): Promise<string> {
  const first = (await page.getByLabel('Preferred move-in date').getAttribute('min')) ?? ''
  return new Date(Date.parse(first) + 14 * 86_400_000).toISOString().slice(0, 10)
}
