import { leaveCheckout, onCheckout, payByCard } from './steps/checkout.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { confirm, confirmButton, goToConfirm, referenceOf } from './steps/paying.ts'
import { tenants } from './steps/people.ts'
import { paymentRow } from './steps/tables.ts'
import { typeAmount } from './steps/type-amount.ts'

const paid = (page: Page) => page.getByRole('article').getByText('Paid. The bank has confirmed it.')

test.afterEach(({ gida }) => gida.simulator('faults', { api: 'normal', webhooks: 'normal' }))

test('a second tap begins no second payment, and a declined card can be followed by another', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, tenants.folasade)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await goToConfirm(page)
  const before = (await gida.transactions()).length
  await confirmButton(page).dblclick()
  await onCheckout(page)
  const reference = await referenceOf(page, gida)

  await payByCard(page, 'Is declined')
  await expect(page.getByRole('alert')).toHaveText('Payment failed: Declined. You can try again.')
  await payByCard(page, 'Succeeds at once')
  await expect(paid(page)).toBeVisible()
  expect(await gida.transactions()).toHaveLength(before + 1)

  await page.goto('/dashboard/payments/history')
  await expect(paymentRow(page, reference)).toHaveCount(1)
  await expect(paymentRow(page, reference)).toContainText('Completed')
})

test('whoever leaves the checkout can go on or give up, and never pays for the same twice', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, tenants.briggs)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await goToConfirm(page)
  const first = await confirm(page, gida)
  await leaveCheckout(page)
  await expect(page.getByRole('heading', { name: 'You came back without paying' })).toBeVisible()
  await expect(page.getByText('Nothing was taken.').first()).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/pay')
  await goToConfirm(tab)
  await confirmButton(tab).click()
  const already = tab.getByRole('status').filter({ hasText: 'A payment is already on its way.' })
  await expect(already).toBeVisible()
  await expect(confirmButton(tab)).toBeDisabled()
  await expect(already.getByRole('button', { name: 'Start again' })).toBeVisible()
  await already.getByRole('link', { name: 'Continue' }).click()
  await onCheckout(tab)
  expect(await referenceOf(tab, gida)).toBe(first.reference)
  await tab.close()

  await page.getByRole('link', { name: 'Continue paying' }).click()
  await onCheckout(page)
  expect(await referenceOf(page, gida)).toBe(first.reference)
  await leaveCheckout(page)
  await page.getByRole('button', { name: 'Cancel this payment' }).click()
  const asked = page.getByRole('dialog', { name: /^Cancel your payment of ₦/ })
  await expect(asked).toContainText('stays owed for House 7')
  await asked.getByRole('button', { name: /^Cancel ₦/ }).click()
  await expect(page.getByText('Payment cancelled. Nothing was taken.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This payment is cancelled' })).toBeVisible()

  await page.getByRole('link', { name: 'Try again' }).click()
  await goToConfirm(page)
  const second = await confirm(page, gida)
  await page.goBack()
  await confirmButton(page).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await onCheckout(page)
  const third = await referenceOf(page, gida)
  await payByCard(page)
  await expect(paid(page)).toBeVisible()

  await page.goto('/dashboard/payments/history')
  await expect(paymentRow(page, first.reference)).toContainText('Cancelled')
  await expect(paymentRow(page, second.reference)).toContainText('Cancelled')
  await expect(paymentRow(page, third)).toContainText('Completed')
})

test('when the connection is lost after Confirm, confirming again is the same payment', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, tenants.danjuma, '/pay')
  await goToConfirm(page)
  const before = (await gida.transactions()).length
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/payments/initialize')) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/payments/initialize', async (route) => {
    await route.fetch() // it reaches the server, but the response is lost
    await route.abort('connectionreset')
  })
  await confirmButton(page).click()
  await expect(page.getByRole('alert')).toContainText('it stays one and the same payment')

  await page.unroute('**/payments/initialize')
  await page.reload()
  await confirmButton(page).click()
  await onCheckout(page)
  expect(keys.length).toBeGreaterThan(1)
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
  expect(await gida.transactions()).toHaveLength(before + 1)
  const reference = await referenceOf(page, gida)
  await payByCard(page)
  await expect(paid(page)).toBeVisible()

  await page.goto('/dashboard/payments?status=COMPLETED')
  await expect(paymentRow(page, reference)).toHaveCount(1)
  await page.goto('/dashboard/payments?status=PENDING')
  await expect(page.getByText('No payments found')).toBeVisible()
})

test('while the bank cannot be asked nothing is said to have failed, and it becomes paid by itself', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, tenants.balogun)
  await page.getByRole('link', { name: /^Pay (now|ahead)$/ }).click()
  await goToConfirm(page)
  await confirm(page, gida)
  await gida.simulator('faults', { api: 'down', webhooks: 'drop' })
  const answers: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/payments/verify')) answers.push((await answer.json()).status)
  })
  await payByCard(page)
  const checking = page.getByRole('heading', { name: 'We are checking with the bank' })
  await expect(checking).toBeVisible()
  await expect(page.getByText('Please do not pay again.')).toBeVisible()
  await expect.poll(() => answers.length).toBeGreaterThan(1)
  expect(answers).not.toContain('FAILED')
  await expect(checking).toBeVisible()
  await expect(page.getByText('Not paid', { exact: true })).toBeHidden()

  await gida.simulator('faults', { api: 'normal' })
  await expect(paid(page)).toBeVisible({ timeout: 90_000 })
  expect(answers).not.toContain('FAILED')
})

test('a part can be paid, never more than is chosen, and nothing is queued without a network', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, tenants.nwosu, '/pay')
  const part = page.getByLabel('Pay only part')
  const next = page.getByRole('button', { name: 'Continue' })
  const how = page.getByRole('heading', { name: /^How will you pay/ })
  for (const [typed, said] of [
    ['999,999,999', /^That is more than you have chosen\. The most is ₦[\d,]+\.00\.$/],
    ['20', 'The smallest payment is ₦50.'],
    ['as much as I can', 'Write an amount in naira, like 250,000'],
  ] as const) {
    await typeAmount(part, typed)
    await expect(page.getByText(said)).toBeVisible()
  }
  await typeAmount(part, '999,999,999')
  await next.click()
  await expect(how).toBeHidden()

  await part.fill('')
  const charges = page.getByRole('checkbox')
  for (const charge of await charges.all()) await charge.uncheck()
  await next.click()
  await expect(page.getByRole('alert')).toHaveText('Choose at least one charge.')
  await charges.last().check()

  await typeAmount(part, '50k')
  await expect(part).toHaveValue('50,000.00')
  await expect(page.getByText(/^The oldest charge is paid first: /)).toBeVisible()
  await goToConfirm(page)
  await expect(page.getByRole('heading', { name: 'Pay ₦50,000.00?' })).toBeVisible()

  await page.context().setOffline(true)
  await expect(page.getByText('Payments are never queued.')).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByText('Payments are never queued.')).toBeHidden()

  await confirm(page, gida)
  await payByCard(page)
  await expect(paid(page)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('₦50,000.00')
  await page.goto('/dashboard/payments/charges')
  await expect(page.getByText('Part paid').first()).toBeVisible()
})
