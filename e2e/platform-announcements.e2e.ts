import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

// An announcement is shown to everybody in an instance, so this file needs its own.
test.use({ world: 'platform announcements' })

const ADDRESS = '/dashboard/admin/announcements'

async function write(page: Page, { kind, title, body }: { kind: string; title: string; body: string }) {
  await page.getByRole('button', { name: 'Write one' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'New announcement' })
  await sheet.getByRole('radio', { name: kind }).click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill(title)
  await sheet.getByRole('textbox', { name: 'Words' }).fill(body)
  await expect(sheet.getByRole('group', { name: 'How it looks' })).toContainText(`${title} ${body}`)
  await expectAccessible(page, ADDRESS)
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.').first()).toBeVisible()
}

test('what the super admin says stands over the open screens of everybody, until it is read or over', async ({
  page,
  signIn,
  asOther,
  isPhone,
}) => {
  const tenant = await asOther('tenant', '/dashboard')
  await expect(tenant.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(page, 'admin', ADDRESS)
  await expect(page.getByText('Nothing is shown or planned')).toBeVisible()
  const news = { kind: 'News', title: 'Pay by transfer', body: 'Each tenancy has an account of its own.' }
  const trouble = { kind: 'Trouble', title: 'Receipts are late', body: 'Your money is safe. We are at it.' }
  await write(page, news)
  await write(page, trouble)
  await expectNoOverflow(page, ADDRESS)
  await expectAccessible(page, ADDRESS)

  const strip = tenant.getByRole('status').filter({ hasText: news.title })
  const alarm = tenant.getByRole('alert').filter({ hasText: trouble.title })
  await expect(strip).toContainText(news.body)
  await expect(alarm).toBeVisible()
  await expect(alarm.getByRole('button')).toHaveCount(0)
  await expectNoOverflow(tenant, '/dashboard')
  await expectAccessible(tenant, '/dashboard')
  await strip.getByRole('button', { name: 'Got it' }).click()
  await expect(strip).toBeHidden()
  await tenant.goto('/dashboard/payments')
  await expect(alarm).toBeVisible()
  await expect(strip).toBeHidden()

  await tenant.goto('/status')
  await expect(tenant.getByRole('heading', { name: trouble.title })).toBeVisible()
  await expect(tenant.getByText(news.title)).toBeHidden()
  await expectNoOverflow(tenant, '/status')
  await tenant.goto('/dashboard')
  await expect(alarm).toBeVisible()

  await page.getByRole('button', { name: `Actions for ${trouble.title}` }).click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'End it now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click()
  await expect(alarm).toBeHidden()
  await page.getByText('Past', { exact: true }).click()
  await expect(page.getByText(trouble.title).first()).toBeVisible()
})
