import { beginWithOffice } from './steps/conversations.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow, expectTouchable } from './steps/page-checks.ts'

test.use({ serviceWorkers: 'allow' })

const field = (page: Page) => page.getByLabel('Write a message')
const sign = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? '1 item to send' : `${count} items to send` })

async function write(page: Page, ...messages: string[]): Promise<void> {
  for (const text of messages) {
    await field(page).fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(field(page)).toHaveValue('')
  }
}

test('what waits on the phone is counted, listed, changed and thrown away, and the rest goes once in its order', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'tenant', '/dashboard/messages')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await beginWithOffice(page)
  await expect(field(page)).toBeVisible()
  await context.setOffline(true)
  await write(page, 'The pump hums', 'It also leaks', 'Never mind')
  await page.goto('/dashboard')
  await sign(page, 3).click()

  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect(waiting.getByRole('listitem')).toHaveText([/The pump hums/, /It also leaks/, /Never mind/])
  await expectNoOverflow(page, 'what waits to be sent')
  await expectTouchable(page, 'what waits to be sent')
  await expectAccessible(page, 'what waits to be sent')
  await waiting.getByRole('listitem').nth(2).getByRole('button', { name: 'Delete' }).click()
  await expect(sign(page, 2)).toBeVisible()
  await page.reload()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await waiting.getByRole('listitem').nth(1).getByRole('button', { name: 'Edit' }).click()
  await expect(field(page)).toHaveValue('It also leaks')
  await field(page).fill('')

  await write(page, 'It drips')
  await context.setOffline(false)
  await expect(sign(page, 2)).toBeHidden()
  const log = page.getByRole('log')
  await expect(log.getByText('It drips')).toHaveCount(1)
  await expect(log.getByText('Never mind')).toBeHidden()
  const said = await log.innerText()
  expect(said.lastIndexOf('The pump hums')).toBeLessThan(said.lastIndexOf('It drips'))
  await page.goto('/dashboard/unsent')
  await expect(page.getByRole('region', { name: 'Sent within a day' }).getByRole('listitem')).toHaveCount(2)
})

test('on a line that leads nowhere what is written waits, and goes by itself once something answers', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'tenant', '/dashboard/messages')
  await beginWithOffice(page)
  await expect(field(page)).toBeVisible()
  const lost = /\/(api|livez)/
  await page.route(lost, (route) => route.abort('connectionfailed'))
  await write(page, 'The gate stands open')
  await expect(page.getByText('No answer yet.')).toBeVisible()
  const tried: string[] = []
  page.on('request', (request) => request.method() === 'POST' && tried.push(request.url()))
  await write(page, 'Nobody is at the lodge')
  await expect(sign(page, 2)).toBeVisible()
  expect(tried.filter((url) => url.endsWith('/communication/messages'))).toEqual([]) // no request is tried while offline
  await expectAccessible(page, 'a line that leads nowhere')
  await page.unroute(lost)
  await expect(sign(page, 2)).toBeHidden()
  await expect(page.getByText('No answer yet.')).toBeHidden()
  const log = page.getByRole('log')
  for (const text of ['The gate stands open', 'Nobody is at the lodge'])
    await expect(log.getByText(text)).toHaveCount(1)
})

test('what is refused says why, stays, and goes when it is tried again', async ({ page, signIn }) => {
  await signIn(page, 'tenant', '/dashboard/messages')
  await beginWithOffice(page)
  await page.route('**/communication/messages', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'You no longer take part in this.' } }),
  )
  await write(page, 'Are you there?')
  await page.goto('/dashboard')
  await sign(page, 1).click()
  const refused = page.getByRole('region', { name: 'Not sent' })
  await expect(refused.getByText('You no longer take part in this.')).toBeVisible()
  await expectAccessible(page, 'what was refused')
  await page.unroute('**/communication/messages')
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(refused).toBeHidden()
  await expect(page.getByRole('region', { name: 'Sent within a day' })).toBeVisible()
})

test('an alert of the bank that is shared with Gida waits until it is sent to the office', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'tenant')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  // Submits as the phone does when another app shares to Gida.
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/dashboard/share', enctype: 'multipart/form-data' })
    const text = Object.assign(document.createElement('input'), { name: 'text', value: 'NGN 1,250,000 sent' })
    form.append(text)
    document.body.append(form)
    form.submit()
  })
  const said = page.getByLabel('Message from the bank')
  await expect(said).toHaveValue('NGN 1,250,000 sent')
  await context.setOffline(true) // the form was opened by a navigation that lost the emulated offline state
  await expect(page.getByText('What you shared is kept on this phone until you send it.')).toBeVisible()
  await expectAccessible(page, 'what was shared')
  await context.setOffline(false)
  await page.reload()
  await expect(said).toHaveValue('NGN 1,250,000 sent')
  await page.getByRole('button', { name: 'Send to the office' }).click()
  await expect(page.getByRole('log').getByText('NGN 1,250,000 sent').last()).toBeVisible()
  await page.goto('/dashboard/share')
  await expect(said).toHaveValue('I have paid.')
})
