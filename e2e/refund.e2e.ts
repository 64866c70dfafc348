import { expect, type Gida, PASSWORD, type Page, test } from './steps/gida.ts'
import { kobo } from './steps/paying.ts'
import { typeAmount } from './steps/type-amount.ts'

const PAID = 10_000_000
const PART = 2_500_000

test('a manager gives back part of a payment, and the payer sees it arrive; disputed, its evidence goes to the bank', async ({
  page,
  signIn,
  asOther,
  gida,
}) => {
  const { id, reference } = await payAhead(page, gida)
  const manager = await asOther('manager')
  await manager.goto(`/dashboard/payments/${id}`)
  await manager.getByRole('button', { name: 'Refund', exact: true }).click()
  const sheet = manager.getByRole('dialog', { name: 'Refund this payment' })
  await typeAmount(sheet.getByLabel('How much'), String(PART / 100))
  await sheet.getByLabel('Why').fill('A parking place that is not theirs')
  await expect(sheet.getByRole('region', { name: 'What it does' })).toContainText('To the payer₦25,000.00')
  await sheet.getByRole('button', { name: 'Refund ₦25,000.00' }).click()
  await expect(manager.getByText('The refund of ₦25,000.00 is on its way')).toBeVisible()

  await gida.simulator('clock', { advance_hours: 1 })
  const theirs = manager.getByRole('region', { name: 'Refunds' })
  await expect(theirs.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(theirs).toContainText(/Credit note CN-PC-\d{4}-\d{6}/)

  await signIn(page, 'tenant')
  await page.goto(`/dashboard/payments/${id}`)
  const mine = page.getByRole('region', { name: 'Refunds' })
  await expect(mine.getByText('Refunded', { exact: true })).toBeVisible()
  expect(kobo(await mine.innerText())).toBe(PART)
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden()

  await gida.simulator(`transactions/${reference}/dispute`, { reason: 'I did not pay this' })
  const decline = manager.getByRole('button', { name: 'Decline with proof' })
  await expect(async () => {
    await manager.reload()
    await expect(decline).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await decline.click()
  const answer = manager.getByRole('dialog', { name: 'Tell the bank why the payment is right' })
  await answer.getByLabel('What happened').fill('The tenant lives there and signed the lease.')
  const lease = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
  await answer.getByLabel(/^A scan or photo of it/).setInputFiles(lease)
  await expect(answer.getByText('lease.pdf')).toBeVisible()
  await answer.getByRole('button', { name: 'Send to the bank' }).click()
  await expect(manager.getByRole('button', { name: 'Sent with it: lease.pdf' })).toBeVisible()
})

/** The demo tenant pays part of the charge due last, which no other journey uses. */
async function payAhead(page: Page, gida: Gida): Promise<{ id: string; reference: string }> {
  const data = { email: 'tenant@demo.gida.ng', password: PASSWORD }
  const { access_token } = await (await page.request.post('/api/v1/auth/login', { data })).json()
  const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': crypto.randomUUID() }
  const owed = await (await page.request.get('/api/v1/charges?limit=100', { headers })).json()
  const charge = owed.data.at(-1)
  const begun = await page.request.post('/api/v1/payments/initialize', {
    headers,
    data: {
      amount: PAID,
      transaction_type: charge.transaction_type,
      property_unit_id: charge.unit_id,
      charge_ids: [charge.id],
    },
  })
  const { payment_id, reference } = await begun.json()
  await gida.simulator(`transactions/${reference}/outcome`, { status: 'success' })
  await page.request.post('/api/v1/payments/verify', { headers, data: { reference } })
  return { id: payment_id, reference }
}
