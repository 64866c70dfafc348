import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './steps/gida.ts'
import { openTenantsLease } from './steps/leases.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { typeAmount } from './steps/type-amount.ts'

async function fetched(page: Page, name: RegExp): Promise<Buffer> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ])
  return readFileSync(await download.path())
}

test('a manager makes an evidence bundle of a tenancy; anybody checks it without an account, and a changed file in it is named', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, 'manager')
  await openTenantsLease(page)
  await page.getByRole('link', { name: 'Create a bundle' }).click()
  await page.getByLabel('Title').fill('Arrears of Flat B4')
  await page.getByLabel(/^What is claimed/).fill('Rent of one quarter is owed.')
  await typeAmount(page.getByLabel(/^Amount claimed/), '1.2m')
  await expectNoOverflow(page, 'a new bundle')
  await expectAccessible(page, 'a new bundle')
  await page.getByRole('button', { name: 'Create the bundle' }).click()
  const bundles = page.getByRole('region', { name: 'Bundles' })
  await expect(bundles.getByText(/pages · kept until/)).toBeVisible({ timeout: 90_000 })
  const [pdf, zip] = [await fetched(page, /^PDF: Arrears/), await fetched(page, /^Zip: Arrears/)]
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await expectNoOverflow(page, 'a bundle that is made')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/verify')
  const said = async (name: string, buffer: Buffer) => {
    await stranger
      .getByLabel('The file (PDF or zip)')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    return stranger.locator('#result')
  }
  await expect(await said('a.pdf', pdf)).toContainText('Genuine bundle')
  await expect(await said('a.zip', zip)).toContainText('not a byte of it has changed')
  const changed = Buffer.from(zip)
  const at = zip.indexOf('%PDF-') + 900
  changed[at] = (changed[at] ?? 0) ^ 1
  await expect(await said('b.zip', changed)).toContainText(/Altered bundle.*Altered files: .+\.pdf/s)
  await expectNoOverflow(stranger, 'the check of a bundle')
  await expectAccessible(stranger, 'the check of a bundle')
  await stranger.close()
})
