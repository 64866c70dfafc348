import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable, watch } from './steps/page-checks.ts'

const TABS = {
  Overview: '',
  Units: '/units',
  'Service charge': '/service-charge',
  Reports: '/reports',
  Tax: '/tax',
  Settings: '/settings',
}
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Estate' })

async function openPalmgrove(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Palmgrove Court/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Palmgrove Court' })).toBeVisible()
  return new URL(page.url()).pathname
}

test('an estate has one head on all its tabs, each with an address of its own, and the addresses of before lead there', async ({
  page,
  signIn,
  isPhone,
}) => {
  const heard = watch(page)
  await signIn(page, 'manager', '/dashboard/estates')
  const estate = await openPalmgrove(page)
  for (const [name, path] of Object.entries(TABS)) {
    await tabs(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    await expect(page).toHaveURL(`${estate}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Palmgrove Court' })).toBeVisible()
    await expect(tabs(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page, name)
    await expectNoOverflow(page, name)
    if (isPhone) await expectTouchable(page, name)
  }
  for (const [before, now] of [
    ['/fund?year=2025', '/service-charge?year=2025'],
    ['/figures?tab=vacancy', '/reports?tab=vacancy'],
    ['?status=VACANT', '/units?status=VACANT'],
  ]) {
    await page.goto(`${estate}${before}`)
    await expect(page).toHaveURL(`${estate}${now}`)
  }
  expect(heard.faults).toEqual([])
})

test('the overview says what is owed, what waits and who runs the estate; its units stand in a list and as a building', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/estates')
  await openPalmgrove(page)
  const main = page.getByRole('main')
  for (const name of [/^Arrears/, /^Due now/, /^Billed, due later/, /^Collected, /])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
  for (const name of ['Needs you here', 'Blocks', 'Who runs it', /^Service charge \d{4}/])
    await expect(page.getByRole('region', { name })).toBeVisible()

  await page.getByRole('link', { name: 'All 48 units' }).click()
  await expect(main.getByText(/^48 units, those in arrears add up to ₦/)).toBeVisible()
  await main.getByRole('button', { name: 'Building' }).click()
  await page
    .getByRole('region', { name: 'Units' })
    .getByRole('button', { name: /Vacant/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Asking rent')
  await expect(sheet).toContainText('every 3 months')
  await expectNoOverflow(page, 'the sheet of a vacant unit')
})

test('an agent and a tenant find the tabs that are theirs', async ({ page, signIn, asOther }) => {
  await signIn(page, 'manager', '/dashboard/estates')
  const estate = await openPalmgrove(page)
  const agent = await asOther('agent')
  await agent.goto('/dashboard/properties')
  await agent.goto(estate)
  await expect(tabs(agent).getByRole('link')).toHaveText([/^Overview/, /^Units/, /^Service charge/])
  const tenant = await asOther('tenant')
  await tenant.goto(`${estate}/service-charge`)
  await expect(tenant.getByRole('region', { name: 'Month by month' })).toBeVisible()
  await expect(tabs(tenant)).toHaveCount(0)
  await tenant.goto(estate)
  await expect(tenant.getByRole('main')).not.toContainText('Who runs it')
})
