import { payByCard } from './steps/checkout.ts'
import { expect, type Gida, test } from './steps/gida.ts'
import { confirm, confirmButton } from './steps/paying.ts'

test.use({ world: 'pay by itself' }) // it advances the clock

test('a tenant saves a card while paying, and the next rent is announced, taken and receipted by itself', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, 'tenant')
  await page.goto('/dashboard/payments')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('checkbox', { name: /^Rent/ }).first().uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('checkbox', { name: /^Save this card for next time/ }).check()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(confirmButton(page)).toBeVisible()
  await confirm(page, gida)
  await payByCard(page)
  await expect(page.getByRole('article').getByText('Paid. The bank has confirmed it.')).toBeVisible()

  await page.goto('/dashboard/payments')
  await page.getByRole('link', { name: 'Set up automatic payment' }).click()
  await expect(page.getByLabel('Pay with')).toContainText('4081')
  const first = /First: (₦[\d,.]+) for .*, on (\d+ \w+ \d+)\./.exec(
    await page.getByText(/^First: ₦/).innerText(),
  )
  const [, amount = '', day = ''] = first ?? []
  await page.getByRole('checkbox', { name: /^I let Gida charge this card/ }).check()
  await page.getByRole('button', { name: 'Turn on automatic payment' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' })
  const days = (Date.parse(`${day} UTC`) - Date.parse(today)) / 86_400_000
  await gida.pass(days - 3)
  await expect.poll(() => mailed(gida, `${amount} will be taken on ${day}`)).toBe(1)
  await page.reload()
  await expect(page.getByText(`Next: ${amount} on ${day}`)).toBeVisible()

  const receipts = await mailed(gida, 'Receipt ')
  await gida.pass(3)
  await expect.poll(() => mailed(gida, 'Receipt ')).toBe(receipts + 1)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Automatic payments' })).toContainText('Paid')
})

const mailed = async (gida: Gida, subject: string) =>
  (await gida.outbox()).filter(
    (mail) => mail.to === 'tenant@demo.gida.ng' && mail.subject?.startsWith(subject),
  ).length
