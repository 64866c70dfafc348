import { readFile } from 'node:fs/promises'
import { payByCard } from './steps/checkout.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { confirm, goToConfirm, kobo } from './steps/paying.ts'
import { paymentRow } from './steps/tables.ts'

const LIVE_WITHIN_MS = 5_000

test('a tenant pays the rent, has a receipt, and the manager sees the money arrive', async ({
  page,
  signIn,
  asOther,
  gida,
}) => {
  const list = await asOther('manager')
  const dashboard = await list.context().newPage()
  await Promise.all([list.goto('/dashboard/payments'), dashboard.goto('/dashboard')])
  const receivedBefore = await received(dashboard)
  const [unreadInList, unreadOnDashboard] = [await unread(list), await unread(dashboard)]

  await signIn(page, 'tenant')
  const owed = page.getByRole('region', { name: 'Due now', exact: true })
  const owedBefore = kobo(await owed.innerText())
  await owed.getByRole('link', { name: 'Pay now' }).click()
  await goToConfirm(page)
  const { reference, amount } = await confirm(page, gida)
  expect(amount).toBe(owedBefore)
  await paymentRow(list, reference).getByText('Pending').waitFor()

  const payerKnows = page
    .waitForResponse(
      async (answer) =>
        answer.url().endsWith('/payments/verify') && (await answer.json()).status === 'COMPLETED',
    )
    .then(() => performance.now())
  const managerSees = paymentRow(list, reference)
    .getByText('Completed')
    .waitFor()
    .then(() => performance.now())
  await payByCard(page)
  const delay = Math.round((await managerSees) - (await payerKnows))
  process.stdout.write(`The manager sees the money ${delay} ms after the payer.\n`)
  expect(delay).toBeLessThan(LIVE_WITHIN_MS)

  const receipt = page.getByRole('article', { name: /^Receipt PC-\d{4}-\d{6}$/ })
  await expect(receipt).toContainText('Paid. The bank has confirmed it.')
  await expect(receipt).toContainText(`₦${(amount / 100).toLocaleString('en-NG')}.00`)
  await expect(receipt).toContainText(reference)
  await expect(receipt).toContainText('Flat B4, Palmgrove Court')
  const number = /PC-\d{4}-\d{6}/.exec((await receipt.textContent()) ?? '')?.[0] ?? ''

  await expect.poll(() => received(dashboard)).toBe(receivedBefore + amount)
  await expect.poll(() => unread(list)).toBeGreaterThan(unreadInList)
  await expect.poll(() => unread(dashboard)).toBeGreaterThan(unreadOnDashboard)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`Receipt ${number}.pdf`)
  expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF')
  await expect(page.getByText('Receipt downloaded')).toBeVisible()

  const sent = async () =>
    (await gida.outbox()).filter(
      ({ to, subject }) => to === 'tenant@demo.gida.ng' && subject.includes(number),
    ).length
  await expect.poll(sent, { message: 'the receipt comes by itself' }).toBe(1)
  await page.getByRole('button', { name: 'E-mail it to me' }).click()
  await expect(page.getByText('Receipt sent to your email')).toBeVisible()
  await expect.poll(sent, { message: 'and once more when asked for' }).toBe(2)

  await page.goto('/dashboard')
  await expect(owed).toContainText('₦0.00')
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible()
})

/** Collections of this month on the dashboard. */
async function received(page: Page): Promise<number> {
  return kobo(await page.getByRole('link', { name: /^Collected, / }).innerText())
}

/** Unread count of the bell. */
async function unread(page: Page): Promise<number> {
  const bell = page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
  const name = await bell.getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}
