import { expect, type Page, test } from './steps/gida.ts'
import { expectNoOverflow } from './steps/page-checks.ts'

/** Opens a person through the list's search. */
async function openPerson(page: Page, name: string, words = name): Promise<void> {
  await page.goto(`/dashboard/users?search=${encodeURIComponent(words)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
const permission = (page: Page, resource: string, action: string) =>
  page
    .getByRole('group', { name: resource, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${action}`) })

test('what a manager takes from an agent is gone from the agent’s open page, without a reload', async ({
  page,
  signIn,
  asOther,
}) => {
  const agent = await asOther('agent')
  await agent.goto('/dashboard/payments')
  await expect(agent.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  const navigation = agent.getByRole('navigation').getByRole('link', { name: 'Payments' }).first()
  await expect(navigation).toBeVisible()
  await agent.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })

  await signIn(page, 'manager')
  await openPerson(page, 'Osaze Igbinedion')
  await page.getByRole('button', { name: 'Customise' }).click()
  await permission(page, 'Payments', 'See').uncheck()
  await permission(page, 'Payments', 'Refund').check()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(page.getByText('Removed')).toBeVisible()

  await expect(agent.getByText('You do not have access')).toBeVisible()
  await expect(navigation).toBeHidden()

  await page.getByRole('button', { name: 'Customise' }).click()
  await permission(page, 'Payments', 'See').check()
  await permission(page, 'Payments', 'Refund').uncheck()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(agent.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  expect(await agent.evaluate(() => document.body.dataset.kept)).toBe('yes')
})

test('a manager adds somebody, shuts them out while they look, and takes them out', async ({
  page,
  signIn,
  asOther,
  isPhone,
}) => {
  await signIn(page, 'manager', '/dashboard/users')
  await page.getByRole('link', { name: 'Add person' }).click()
  const name = `Ṣadé Ọ̀ṣun-${isPhone ? 'Phone' : 'Desk'}`
  const email = `sade.${Date.now()}@example.ng`
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText('Enter the full name')).toBeVisible()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('radio', { name: 'Property Manager' }).check()
  await choose(page, 'Estate', 'Palmgrove Court', isPhone)
  await page.getByLabel('First password').fill('Harmattan-Mango-77')
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  const added = await asOther({ email, password: 'Harmattan-Mango-77' })
  await page.goto(`/dashboard/users?search=${isPhone ? 'sade osun-phone' : 'sade osun-desk'}`)
  await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await bulk(page, 'Deactivate')
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.getByRole('button', { name: 'Deactivate 1 person' }).click()
  await expect(page.getByText('Done for 1 person')).toBeVisible()
  await expect(page.getByRole('main').getByText('Deactivated').last()).toBeVisible()
  await added.waitForURL('**/auth/login**')

  await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await bulk(page, 'Remove from my estates')
  await page.getByRole('button', { name: 'Remove 1 person' }).click()
  await expect(page.getByText('Nobody found')).toBeVisible()
})

test('a refused row says why, and the rest is done', async ({ page, signIn }) => {
  await signIn(page, 'manager', '/dashboard/users?search=adaeze+okonkwo')
  await page.getByRole('checkbox', { name: 'Choose Adaeze Okonkwo' }).check()
  await bulk(page, 'Deactivate')
  await page.getByRole('button', { name: 'Deactivate 1 person' }).click()
  await expect(page.getByText('1 person could not be changed')).toBeVisible()
  await expect(page.getByText('You cannot change your own role, permissions or account')).toBeVisible()
})

test('a person keeps their own profile, picture, choices and colours', async ({ page, signIn }) => {
  await signIn(page, 'landlord', '/dashboard/settings')
  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await expect(page.getByRole('alert')).toHaveText('Choose a photo: a JPEG, PNG or WebP file.')
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT })
  await expect(page.getByText('Photo saved')).toBeVisible()
  const inHeader = page.getByRole('button', { name: /^Account of/ }).locator('img')
  await expect(inHeader).toHaveAttribute('src', /\/avatar\?v=/)
  await expect(inHeader).toHaveJSProperty('naturalWidth', 256)

  await page.getByLabel('Name', { exact: true }).fill('Ifeoma')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Fill in all three, or none')).toBeVisible()
  await page.getByLabel('Phone').last().fill('0803 555 7788')
  await page.getByLabel('Relationship to you').fill('Sister')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Notifications' })
    .click()
  const choice = page.getByRole('checkbox', { name: 'Payments: SMS' })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await choice.uncheck()
  await saved
  await page.reload()
  await expect(choice).not.toBeChecked()
  await expectNoOverflow(page, 'choices')

  await page.goto('/dashboard/settings/appearance')
  await page.getByRole('radio', { name: /^Dark/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: /^English/ })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked()
})

async function bulk(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Change them' }).click()
  await page
    .getByRole('menuitem', { name: action })
    .or(page.getByRole('dialog').getByRole('button', { name: action }))
    .click()
}

async function choose(page: Page, label: string, choice: string, isPhone: boolean): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  if (isPhone) return void (await box.selectOption(choice))
  await box.click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** A PNG of eight by eight pixels. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTpuJFTEMLQkAyvtMgR4PNM4AAAAASUVORK5CYII=',
  'base64',
)
