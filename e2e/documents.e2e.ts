import { choose } from './steps/choose.ts'
import { expect, type Page, test } from './steps/gida.ts'

/** A PDF of one empty page with a million bytes that nobody sees. */
function longPaper(): Buffer {
  const length = 1_000_000
  const head = [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj',
    `4 0 obj<</Length ${length}>>stream\n`,
  ].join('\n')
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length, 'x'), Buffer.from(tail)])
}

/** Where in the file each part begins that is sent; before the fourth the line is gone. */
async function losingTheLine(page: Page): Promise<number[]> {
  const begun: number[] = []
  await page.route('**/api/v1/uploads/*/parts', async (route) => {
    const at = Number(
      /name="at"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1],
    )
    begun.push(at)
    if (begun.length !== 4) return route.continue()
    await page.context().setOffline(true)
    await route.abort()
  })
  return begun
}

test('a tenant files a long paper over a line that breaks: it goes on where it stopped, and the manager verifies it', {
  tag: '@phone',
}, async ({ page, signIn, asOther }) => {
  await signIn(page, 'tenant', '/dashboard/documents')
  await page.getByRole('button', { name: 'Upload' }).click()
  const sheet = page.getByRole('dialog', { name: 'Upload a document' })
  const paper = { name: 'Guarantor letter.pdf', mimeType: 'application/pdf', buffer: longPaper() }
  await sheet.getByLabel('Choose a file', { exact: true }).setInputFiles(paper)
  await choose(sheet, 'Belongs to', 'Me')
  await choose(sheet, 'Kind', /Employer, bank or guarantor/)
  const begun = await losingTheLine(page)
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(sheet.getByText(/it goes on where it stopped/)).toBeVisible()

  await page.context().setOffline(false)
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Guarantor letter is kept.')).toBeVisible()
  const again = begun.slice(3)
  expect(again[1], 'the part that was lost').toBe(again[0])
  expect(new Set(begun).size, 'no other part went twice').toBe(begun.length - 1)

  await expect(page.getByRole('heading', { name: 'Guarantor letter', level: 1 })).toBeVisible()
  const manager = await asOther('manager', new URL(page.url()).pathname)
  await manager.getByRole('button', { name: 'Verify' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(manager.getByText(/Verified by /)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Verified by /)).toBeVisible()
})
