import { expect, type Page } from './gida.ts'
import { expectAccessible, expectNoOverflow } from './page-checks.ts'
import { codeOf } from './totp.ts'

/** Sets up a second factor in the settings, with the code of the previous time step, so that the current one is still unused. */
export async function setUpSecondFactor(page: Page): Promise<{ secret: string; recovery: string }> {
  await page.goto('/dashboard/settings/security')
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await expect(page.getByRole('img', { name: /^QR code to scan/ })).toBeVisible()
  await expectNoOverflow(page, '/dashboard/settings/security')
  const key = await page
    .getByText(/^Or type this key/)
    .locator('.mono')
    .innerText()
  const secret = key.replace(/\s/g, '')

  await page.getByLabel('Six-digit code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText(/^That code is not right/)).toBeVisible()
  await page.getByLabel('Six-digit code from the app').fill(codeOf(secret, -1))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allInnerTexts()
  await expectAccessible(page, '/dashboard/settings/security')
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have saved them' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  return { secret, recovery }
}
