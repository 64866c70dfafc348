import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

test('a stranger checks a receipt: genuine, also without a network, and altered when one letter is', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, 'tenant', '/dashboard/payments/receipts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /\w+-\d{4}-\d{6}/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click()
  await download // a signature is only made when the PDF is generated
  await page.reload()
  const address = await page
    .getByRole('link', { name: 'Check that it is genuine' })
    .first()
    .getAttribute('href')

  const stranger = await (await browser.newContext()).newPage()
  const [answer] = await Promise.all([
    stranger.waitForResponse((response) => new URL(response.url()).pathname === '/r'),
    stranger.goto(address ?? ''),
  ])
  expect((await answer.request().sizes()).responseBodySize).toBeLessThan(8_000) // size on the wire
  await expect(stranger.getByRole('heading', { name: 'Genuine', exact: true })).toBeVisible()
  await expect(stranger.getByText('Received from')).toBeVisible()
  await expectNoOverflow(stranger, '/r')
  await expectAccessible(stranger, '/r')

  await stranger.context().setOffline(true)
  const code = new URL(address ?? '').hash.slice(1)
  await stranger.getByRole('link', { name: 'Check another receipt' }).click()
  await stranger.getByLabel('The link in the receipt’s code').fill(`${code.slice(0, 40)}\n${code.slice(40)}`)
  await stranger.getByRole('button', { name: 'Check it' }).click()
  await expect(stranger.getByRole('heading', { name: 'Genuine when it was issued' })).toBeVisible()

  const at = 60
  const altered = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
  await stranger.evaluate((hash) => (location.hash = hash), altered)
  await expect(stranger.getByRole('heading', { name: /^(Altered|Not a receipt’s code)$/ })).toBeVisible()
  await stranger.context().close()
})
