import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test.use({ world: 'doubles' }) // merging two accounts cannot be undone

const ADDRESS = '/dashboard/admin/doubles'
const PASSWORD = 'Adire-Indigo-77'
const [MAIL, OTHER] = ['ngozi.okafor@gmail.com', 'NgoziOkafor@gmail.com']

const register = (page: Page, email: string, full_name: string) =>
  page.request.post('/api/v1/auth/register', {
    data: { email, full_name, password: PASSWORD, role: 'LANDLORD' },
  })

test('two accounts of one person are found, compared and merged, and the one that ended says where to go', async ({
  page,
  signIn,
  gida,
}) => {
  expect((await register(page, MAIL, 'Ngozi Okafor')).status()).toBe(201)
  expect((await register(page, OTHER, 'Ngozi A. Okafor')).status()).toBe(201)
  await signIn(page, 'admin', '/dashboard/admin/people')
  await page.getByRole('link', { name: 'Find doubles' }).click()
  await expect(page.getByText('Same e-mail').first()).toBeVisible()
  await expectNoOverflow(page, ADDRESS)
  await expectAccessible(page, ADDRESS)
  await page.getByRole('button', { name: 'Actions for Ngozi Okafor and Ngozi A. Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Are these one person?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ngozi A. Okafor' })).toBeVisible()
  await expectNoOverflow(page, ADDRESS)
  await expectAccessible(page, ADDRESS)

  await page.getByRole('button', { name: 'Merge them' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByLabel('Reason').fill('Registered twice')
  await dialog.getByLabel('Contact of the account that ends').fill(MAIL)
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await expect(dialog).toContainText('That does not match.')
  await dialog.getByLabel('Contact of the account that ends').fill(OTHER)
  await expectAccessible(page, ADDRESS)
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await page.waitForURL('**/dashboard/admin/people?*')
  await expect(page.getByText('Ngozi Okafor now has one account.')).toBeVisible()
  await page.getByRole('searchbox').fill('okafor ngozi')
  await expect(page.getByText('Merged with Ngozi Okafor').first()).toBeVisible()
  await expect
    .poll(
      async () =>
        (await gida.outbox()).filter(({ subject }) => subject === 'Your two accounts at Gida are one now')
          .length,
    )
    .toBe(2)

  const login = await page.request.post('/api/v1/auth/login', { data: { email: OTHER, password: PASSWORD } })
  expect((await login.json()).message).toContain('merged into another one of yours')
})
