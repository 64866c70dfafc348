import { expect, type Locator, type Page, test } from './steps/gida.ts'
import { register } from './steps/people.ts'
import { rows } from './steps/tables.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of/ })
const accountItem = (page: Page, name: string | RegExp) =>
  page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByRole('button', { name }))

test('the navigation shows where one is, and only what the role may see', async ({
  page,
  signIn,
  asOther,
  isPhone,
}) => {
  await signIn(page, 'manager')
  const nav = page.getByRole('navigation', { name: isPhone ? 'Main, small screen' : 'Main', exact: true })
  const present = nav.locator('[aria-current=page]')
  await expect(present).toHaveText(['Dashboard'])
  await nav.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  await expect(present).toHaveText(['Payments'])
  await page.getByRole('link', { name: 'Arrears', exact: true }).click()
  await expect(page).toHaveURL(/\/overdue$/)
  await expect(present).toHaveText(['Payments']) // also on pages below it
  await page.goto('/properties')
  await expect(page).toHaveURL(/\/dashboard\/properties$/)
  await expect(present).toHaveText(['Properties'])
  if (!isPhone) {
    await expect(nav).toContainText('Logged in as')
    await expect(nav).toContainText('Estate Manager')
    const tenant = (await asOther('tenant')).getByRole('navigation', { name: 'Main', exact: true })
    await expect(tenant.getByRole('link', { name: 'Payments' })).toBeVisible()
    await expect(tenant.getByRole('link', { name: 'Properties' })).toBeHidden()
    return
  }
  const first = nav.getByRole('link')
  await expect(first.first()).toHaveText('Dashboard')
  expect(await first.count()).toBeLessThanOrEqual(4)
  for (const link of await first.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await nav.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.getByRole('link', { name: 'Estate Management' }).click()
  await expect(page.getByRole('heading', { name: 'Estates', level: 1 })).toBeVisible()
  await expect(more).toBeHidden()
})

test('the drawer holds the whole navigation, and closes by Escape and by going somewhere', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page, 'manager')
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menu.click()
  await expect(drawer).toContainText('Adaeze Okonkwo')
  await expect(drawer).toContainText('Estate Manager')
  await expect(drawer).toContainText('Online')
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(320)
  for (const group of ['Main', 'Tools', 'Settings']) {
    await expect(drawer.getByRole('region', { name: group })).toBeVisible()
  }
  await expectFocusIn(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await drawer.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  await expect(drawer).toBeHidden()
  await menu.click()
  await drawer.getByRole('link', { name: 'Payments' }).click() // the link of the current page
  await expect(drawer).toBeHidden()

  await menu.click()
  await drawer.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/auth/login')
})

test('the user menu names the person, and the colours that are chosen there outlive a reload', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'landlord')
  const html = page.locator('html')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await accountButton(page).click()
  const menu = page.getByRole('menu').or(page.getByRole('dialog', { name: 'My Account' }))
  await expect(menu).toContainText('Chief Babatunde Oyelaran-Williams')
  await expect(menu).toContainText('Landlord')
  await accountItem(page, 'Dark colours').click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  expect(await ground()).not.toBe(light)
  await accountButton(page).click()
  await accountItem(page, 'Light colours').click()
  await expect.poll(ground).toBe(light)
  await expect(menu).toHaveCount(0)
  await accountButton(page).click()
  await expectFocusIn(menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('notifications are marked as read one by one and all at once, on the bell too', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page, 'landlord')
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread$/)
  const before = await unread(page)
  expect(before).toBeGreaterThan(1)
  await bell(page).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  const kept = () => page.waitForResponse((answer) => /\/read(-all)?$/.test(new URL(answer.url()).pathname))
  const keptOne = kept()
  await panel.getByRole('listitem').filter({ hasText: 'Unread' }).first().getByRole('link').click()
  await keptOne
  await expect(panel).toBeHidden()
  await expect.poll(() => unread(page)).toBe(before - 1)
  await page.reload()
  await expect.poll(() => unread(page)).toBe(before - 1)

  await bell(page).click()
  await panel.getByRole('link', { name: 'View All Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(`${before - 1} unread`, { exact: true })).toBeVisible()
  await bell(page).click()
  const keptAll = kept()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await keptAll
  await page.reload()
  await expect(page.getByText('All read', { exact: true })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page.getByText('Nothing unread')).toBeVisible()
})

test('a newcomer has no notifications, and the bell says nothing', { tag: '@phone' }, async ({ page }) => {
  await register(page, 'LANDLORD')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(page.getByText('No notifications')).toBeVisible()
})

test('with the keyboard alone: sign in, open the payments, expand a row', { tag: '@desk' }, async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/auth/login')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Gida' })).toBeFocused()
  await press('Tab')
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type('manager@demo.gida.ng')
  await press('Tab')
  await page.keyboard.type('Gida-demo-2026')
  await press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('link', { name: /^Collected/ })).toBeVisible()

  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(page.getByRole('link', { name: /^Collected/ })).toBeVisible()
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Payments' }),
  )
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeFocused()
  const opener = rows(page).first().getByRole('button', { name: 'Details' })
  await expect(opener).toBeVisible()
  await tabTo(page, opener)
  await press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Payment-provider reference')).toBeVisible()
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
})

/** An opened element handles keys only once it has focus. */
const expectFocusIn = (opened: Locator) =>
  expect.poll(() => opened.evaluate((piece) => piece.contains(document.activeElement))).toBe(true)

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Not reached by Tab')
}

async function unread(page: Page): Promise<number> {
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

test('a page whose script never came says so, and can be loaded again', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager')
  for (const address of ['/dashboard/payments', '/auth/login?next=/dashboard/payments']) {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    await expect(page.getByText('This page did not load fully')).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'Load it again' }).click()
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    await expect(page.getByText('This page did not load fully')).toBeHidden()
  }
})
