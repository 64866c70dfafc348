import { readFileSync } from 'node:fs'
import { choose } from './steps/choose.ts'
import { expect, type Gida, type Page, test } from './steps/gida.ts'
import { openTenantsLease } from './steps/leases.ts'
import { codeSentTo, linkTo } from './steps/links.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test.use({ world: 'signing' })

const TONYE = { name: 'Tonye Amachree', email: 'tonye.amachree@example.ng' }
const EBIERE = { name: 'Ebiere Dokubo', email: 'ebiere.dokubo@example.ng' }

/** Opens a signing link, and requests and returns the signer's code. */
async function openBy(page: Page, gida: Gida, email: string): Promise<string> {
  await page.goto(await linkTo(gida, email, '/sign/'))
  await expect(page.getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const code = await codeSentTo(gida, email)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Open and read' }).click()
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible()
  return code
}

async function askForFreshCode(page: Page, gida: Gida, email: string, before: string): Promise<void> {
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(gida, email, before))
  await page.getByLabel(/^I want to sign this paper electronically/).check()
}

test('a template becomes an agreement that two phones sign, with fields on its page; the sealed paper is genuine to anybody, and one flipped byte is seen', {
  tag: '@phone',
}, async ({ page, signIn, gida, browser }) => {
  await signIn(page, 'manager')
  await openTenantsLease(page)
  await page.getByRole('link', { name: 'Make a paper' }).click()
  await choose(page, 'Template', 'Receipt of keys')
  await page.getByLabel(/^Keys and cards/).fill('2 door keys, 1 gate card')
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(page.getByText('Paper saved with the lease.')).toBeVisible()

  await page.getByRole('button', { name: 'Send for signature' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send for signature' })
  for (const [at, who] of [TONYE, EBIERE].entries()) {
    const signer = sheet.getByRole('group', { name: `Signer ${at + 1}` })
    await signer.getByLabel('Name on the document').fill(who.name)
    await signer.getByLabel('E-mail address').fill(who.email)
  }
  await sheet.getByRole('button', { name: 'Place fields on the pages' }).click()
  const paper = sheet.getByRole('img', { name: /^Page 1 of/ })
  await expect(paper).toBeVisible()
  await sheet.getByRole('button', { name: 'Place it here' }).click({ position: { x: 120, y: 300 } })
  await choose(sheet, 'What', 'To fill in')
  await sheet.getByRole('button', { name: 'Place it in the middle' }).click()
  await choose(sheet, 'What', 'Initials')
  await choose(sheet, 'Who', EBIERE.name)
  await sheet.getByRole('button', { name: 'Place it here' }).click({ position: { x: 60, y: 380 } })
  const initials = sheet.getByRole('button', { name: /^Initials 2: Initials, Ebiere Dokubo\. Arrow/ })
  const left = () => initials.evaluate((element) => Number.parseFloat(element.style.left))
  const before = await left()
  await initials.press('ArrowRight')
  expect(await left()).toBeCloseTo(before + 1, 1)
  await sheet.getByRole('button', { name: 'Send for signature' }).click()
  await expect(sheet.getByText('Say what is to be filled in.')).toBeVisible()
  await sheet.getByLabel(/what Tonye Amachree fills in/).fill('Spare keys')
  await expectNoOverflow(page, 'fields on the pages')
  await expectAccessible(page, 'fields on the pages')
  await sheet.getByRole('button', { name: 'Send for signature' }).click()
  await expect(page.getByText('Sent. The first link is on its way.')).toBeVisible()

  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const [tonye, ebiere] = [await browser.newContext(phone), await browser.newContext(phone)]
  const first = await tonye.newPage()
  const old = await openBy(first, gida, TONYE.email)
  await askForFreshCode(first, gida, TONYE.email, old)
  await first.getByLabel('Spare keys').fill('None')
  await expectNoOverflow(first, 'the paper and its fields')
  await expectAccessible(first, 'the paper and its fields')
  await first.getByRole('button', { name: 'Sign this paper' }).click()
  await expect(first.getByText('You have signed')).toBeVisible()

  const second = await ebiere.newPage()
  const read = await openBy(second, gida, EBIERE.email)
  await askForFreshCode(second, gida, EBIERE.email, read)
  await expect(second.getByLabel('Your initials')).toHaveValue('ED')
  await second.getByLabel(/^Put my initials/).check()
  await second.getByLabel('How do you sign?').selectOption('Draw with the finger')
  const pad = await second.getByRole('img', { name: 'Draw your signature here' }).boundingBox()
  if (!pad) throw new Error('There is no pad.')
  await second.mouse.move(pad.x + 20, pad.y + 20)
  await second.mouse.down()
  await second.mouse.move(pad.x + 120, pad.y + 90, { steps: 5 })
  await second.mouse.up()
  await second.getByRole('button', { name: 'Sign this paper' }).click()
  await expect(second.getByText(/The paper is being sealed|Signed by all/).first()).toBeVisible()
  await linkTo(gida, EBIERE.email, '/sign/')
  await expect(async () => {
    await second.reload()
    await expect(second.getByRole('link', { name: 'Download the signed paper' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  const [download] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('link', { name: 'Download the signed paper' }).click(),
  ])
  const sealed = readFileSync(await download.path())

  await second.goto('/verify')
  const check = async (bytes: Buffer) => {
    await second
      .getByLabel('The file (PDF or zip)')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: bytes })
    return second.getByRole('heading', { level: 1 }).filter({ hasText: /^(Genuine|Altered|Not ours)$/ })
  }
  await expect(await check(sealed)).toHaveText('Genuine')
  const flipped = Buffer.from(sealed)
  flipped[5_000] = (flipped[5_000] ?? 0) ^ 1
  await expect(await check(flipped)).toHaveText('Altered')
  await expect(await check(Buffer.from('%PDF-1.7 of somebody else'))).toHaveText('Not ours')
  await tonye.close()
  await ebiere.close()
  await page.reload()
  await expect(page.getByText(/^Sealed as version 2/)).toBeVisible()
})
