import { expect, type Page, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'

const PIN = '4821'

async function text(page: Page, words: string): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
}
const newest = (page: Page) => page.getByRole('list', { name: 'Texts' }).getByRole('listitem').last()

test('a tenant sets a PIN, asks their balance in Hausa by SMS, USSD and WhatsApp, how to pay, and reports a fault that the office has', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'tenant', '/dashboard/settings/security')
  await page.getByLabel('New PIN').fill('1234')
  await page.getByRole('button', { name: 'Set my PIN' }).click()
  await expect(page.getByText('This PIN is easy to guess. Choose another one')).toBeVisible()
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set my PIN' }).click()
  await expect(page.getByText(/^Text .+ On WhatsApp, write to .+ BAL for what you owe/)).toBeVisible()
  const on = page.getByText(/^On for \+?[\d ]+$/)
  await expect(on).toBeVisible()
  await expectNoOverflow(page, 'the PIN')
  const number = ((await on.textContent()) ?? '').replace('On for ', '')

  const phone = await page.context().newPage()
  await phone.goto(`/dev/phone?number=${encodeURIComponent(number)}`)
  await text(phone, 'hausa')
  await expect(newest(phone)).toContainText('Hausa')
  await text(phone, 'saura')
  await expect(newest(phone)).toContainText('Sirri ne')
  await text(phone, `saura ${PIN}`)
  await expect(newest(phone)).toContainText(/^(Ana bin ku NGN|Ba a bin ku komai)/)
  await text(phone, 'biya')
  await expect(newest(phone)).toContainText('Ba ma taba neman lambar kati')
  await text(phone, 'GYARA Famfo yana zuba a kicin')
  await expect(newest(phone)).toContainText('Ofis ya samu: "Famfo yana zuba a kicin"')
  await expectNoOverflow(phone, 'a phone that texts')
  await expectAccessible(phone, 'a phone that texts')

  const dialled = await page.context().newPage()
  await dialled.goto('/dev/ussd')
  await dialled.getByLabel('Phone', { exact: true }).fill(number)
  await dialled.getByRole('button', { name: 'Dial' }).click()
  await expect(dialled.getByRole('status')).toContainText('1 Bashi')
  for (const press of ['1', PIN]) {
    await dialled.getByLabel('Answer').fill(press)
    await dialled.getByRole('button', { name: 'Send' }).click()
  }
  await expect(dialled.getByRole('status')).toContainText(/^(Ana bin ku NGN|Ba a bin ku komai)/)
  await expectNoOverflow(dialled, 'a phone that dials')
  await expectAccessible(dialled, 'a phone that dials')

  const chat = await page.context().newPage()
  await chat.goto(`/dev/whatsapp?number=${encodeURIComponent(number)}`)
  await text(chat, `saura ${PIN}`)
  await expect(newest(chat)).toContainText(/^(Ana bin ku ₦|Ba a bin ku komai)/)
  await chat.getByRole('button', { name: 'A voice note' }).click()
  await expect(newest(chat)).toContainText('Kalmomi kawai')
  await expectNoOverflow(chat, 'a phone on WhatsApp')
  await expectAccessible(chat, 'a phone on WhatsApp')

  const office = await asOther('manager', '/dashboard/maintenance?search=famfo', 'desk')
  await expect(office.getByRole('link', { name: /Famfo yana zuba a kicin/ })).toBeVisible()
  await office.goto('/dashboard/estates')
  await office.getByRole('link', { name: /Palmgrove Court/ }).click()
  await expect(office.getByRole('heading', { name: 'Palmgrove Court', level: 1 })).toBeVisible()
  await office.goto(`${new URL(office.url()).pathname}/settings?tab=reminders`)
  const use = office.getByRole('list', { name: 'Questions by phone this month' })
  await expect(use.getByRole('listitem').filter({ hasText: 'WhatsApp' })).toContainText(
    /2 questions, 2 texts in answer\s*₦0/,
  )
  await expect(use.getByRole('listitem').filter({ hasText: 'SMS' })).toContainText(/₦[1-9]/)

  await text(phone, 'english') // reset: other journeys share this account
  await expect(newest(phone)).toContainText('in English now')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('No PIN', { exact: true })).toBeVisible()
})
