import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

const APPEARANCE = '/dashboard/settings/appearance'
const DESK = '/dashboard/admin/wordings'

const language = (page: Page) => page.locator('html').getAttribute('lang')

async function read(page: Page, name: string, code: string) {
  await page.goto(APPEARANCE)
  await page.getByRole('radio', { name }).click()
  await expect.poll(() => language(page)).toBe(`${code}-NG`)
}

/** Focuses and activates an element by keyboard only. */
async function press(page: Page, name: string | RegExp, role: 'link' | 'button') {
  const wanted = page.getByRole(role, { name }).first()
  await wanted.focus()
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}

test('who reads Hausa proposes better words by keys, and the super admin accepts them for the next release', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'tenant', APPEARANCE)
  await read(page, 'Hausa', 'ha')
  await press(page, 'Ku ba da ingantattun kalmomi', 'link')
  await page.getByRole('searchbox', { name: 'Kalmomin da ke fuskar waya' }).focus()
  await page.keyboard.type('biyan kudi') // typed without hooked letters
  await page.keyboard.press('Enter')
  await expectNoOverflow(page, '/dashboard/settings/words')
  await expectAccessible(page, '/dashboard/settings/words')
  await press(page, 'Gyara: Biyan kuɗi', 'button')
  const form = page.getByRole('dialog', { name: 'Ku rubuta shi da kyau' })
  await expect(form.getByText('Payments').first()).toBeVisible()
  const better = 'Biyan kuɗin waya'
  await form.getByLabel('Yadda ya kamata').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(better)
  await expectAccessible(page, '/dashboard/settings/words')
  await press(page, 'Aika', 'button')
  const mine = page.getByRole('listitem').filter({ hasText: better })
  await expect(mine).toContainText('Yana jira')

  const admin = await asOther('admin', DESK)
  await expect(admin.getByText(better).first()).toBeVisible()
  await expectNoOverflow(admin, DESK)
  await expectAccessible(admin, DESK)
  await press(admin, `Actions for ${better}`, 'button')
  const accept = admin.getByRole('button', { name: 'Accept' })
  await accept.press('Enter')
  const asked = admin.getByRole('dialog', { name: `Accept “${better}”?` }) // the previous menu is a dialog too
  await expect(asked.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await asked.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(admin.getByText('Marked for the next release').first()).toBeVisible()
  const file = admin.waitForEvent('download')
  await press(admin, 'Accepted, as CSV', 'button')
  expect((await file).suggestedFilename()).toBe('accepted-wordings.csv')

  await page.reload()
  await expect(mine).toContainText('An karɓa')
  await read(page, 'English', 'en') // reset: other journeys share this account
})

test('a receipt is checked in the language of the browser', async ({ browser, gida }) => {
  const context = await browser.newContext({ baseURL: gida.url, locale: 'yo-NG' })
  const page = await context.newPage()
  const answer = await page.goto('/r#nothing')
  expect((await answer?.request().sizes())?.responseBodySize).toBeLessThan(8_000)
  await expect(page.getByRole('heading', { name: 'Kì í ṣe àmì ìwé-ẹ̀rí owó' })).toBeVisible()
  expect(await language(page)).toBe('yo-NG')
  await expectNoOverflow(page, '/r')
  await context.close()
})
