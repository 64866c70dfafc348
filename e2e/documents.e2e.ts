import { choose } from './steps/choose.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

/** A PDF with one empty page and a million invisible bytes. */
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

/** Byte offsets of the uploaded parts; the connection fails before the fourth. */
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
  await expect(sheet.getByText(/it continues where it stopped/)).toBeVisible()

  await page.context().setOffline(false)
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Guarantor letter is saved.')).toBeVisible()
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

/** Photos like a phone's: a bright sheet of paper, tilted on a dark table. */
const photosOf = (page: Page, count: number): Promise<string[]> =>
  page.evaluate((count) => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1_200
    const draw = canvas.getContext('2d')
    if (!draw) throw new Error('Nothing can be drawn here.')
    return Array.from({ length: count }, (_, index) => {
      draw.fillStyle = '#40352c'
      draw.fillRect(0, 0, 900, 1_200)
      draw.fillStyle = '#f4f1ea'
      draw.beginPath()
      for (const [x, y] of [
        [150, 120],
        [780, 200],
        [720, 1_080],
        [90, 980],
      ] as const)
        draw.lineTo(x, y)
      draw.fill()
      draw.fillStyle = '#222'
      draw.font = '60px sans-serif'
      draw.fillText(`Page ${index + 1}`, 320, 600)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    })
  }, count)

test('a tenant photographs the two pages of a paper: their edges are found, and one PDF is kept', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page, 'tenant', '/dashboard/documents')
  await page.getByRole('button', { name: 'Upload' }).click()
  const sheet = page.getByRole('dialog', { name: 'Upload a document' })
  const files = (await photosOf(page, 2)).map((photo, index) => ({
    ...{ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') },
  }))
  await sheet.getByLabel('Photograph pages', { exact: true }).setInputFiles(files)
  await expect(sheet.getByText('Page 2 of 2')).toBeVisible()
  const corner = sheet.getByRole('button', { name: 'Top left corner' })
  const left = () => corner.evaluate((element) => Number.parseFloat(element.style.left))
  expect(await left(), 'the edge was found').toBeCloseTo(16.7, 0)
  await corner.press('ArrowRight')
  expect(await left()).toBeCloseTo(17.7, 0)
  await expectNoOverflow(page, 'the pages of a paper')
  await expectAccessible(page, 'the pages of a paper')
  await sheet.getByRole('button', { name: 'Use these 2 pages' }).click()
  await expect(sheet.getByText(/^Scan of .*pdf, /)).toBeVisible()
  await choose(sheet, 'Belongs to', 'Me')
  await choose(sheet, 'Kind', /Employer, bank or guarantor/)
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Scan of/, level: 1 })).toBeVisible()
  await expect(page.getByText(/2 pages/).first()).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: /^Page 1 of Scan/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('img', { name: /^Page 2 of Scan/ })).toBeVisible()
  await expectNoOverflow(page, 'the second page of a paper')
})
