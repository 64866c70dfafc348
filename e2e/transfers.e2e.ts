import { lagosDay } from '@gida/contract/shared/dates'
import { choose } from './steps/choose.ts'
import { expect, type Locator, type Page, test } from './steps/gida.ts'
import { expectAccessible } from './steps/page-checks.ts'
import { setUpSecondFactor } from './steps/second-factor.ts'
import { codeOf } from './steps/totp.ts'
import { typeAmount } from './steps/type-amount.ts'

test.use({ world: 'transfers' })

/** The transfers of the list: table rows on desktop, cards on the phone. */
const rows = (page: Page): Locator =>
  page.getByRole('main').locator('tbody tr, ul[aria-label="Transfers"] > li')

const today = lagosDay(new Date())
const statement = (code: string) =>
  [
    ['Zenith Bank', 'Account 1014477820'],
    ['Trans Date', 'Reference', 'Narration', 'Debit', 'Credit'],
    [today, 'S000131', `NIP/GTB/BOLA UNCLE/${code}`, '', '₦12,000.00'],
    [today, 'S000132', 'NIP/UBA/QUARSHIE KWAME/RENT', '', '20,500.00'],
    [today, 'S000133', 'NIP/KUDA/QUARSHIE AND SISTER', '', '30 000.00'],
    [today, 'S000134', 'NIP/OPAY/ZINGARO GENERATOR HIRE', '', '45,000.00 CR'],
    [today, 'S000135', 'STAMP DUTY', '50.00', ''],
    [today, 'S000136', 'NIP/FCMB/BIGGER', '', '1.200.000'],
  ]
    .map((row) => row.map((cell) => `"${cell}"`).join(','))
    .join('\r\n')

test('a manager brings a statement: what is sure is posted, the rest is assigned, divided, set aside, and nothing counts twice', async ({
  page,
  signIn,
  asOther,
}) => {
  const tenant = await asOther('tenant', '/dashboard/payments/charges')
  const shown = await tenant.getByText(/^[2-9A-Z]{3}-[2-9A-Z]{4}$/).textContent()
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(statement(shown ?? '')) }

  await signIn(page, 'manager', '/dashboard/payments/transfers/statement')
  const cutOff = file.buffer.subarray(0, file.buffer.indexOf('\r\n'))
  await page.getByLabel(/Choose a file/).setInputFiles({ ...file, buffer: cutOff })
  await expect(
    page.getByText('No row that we could read shows money coming in.', { exact: false }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Upload another file' }).click()

  await page.getByLabel(/Choose a file/).setInputFiles(file)
  await expect(page.getByText('1 row could not be read and will not be booked')).toBeVisible()
  await expectAccessible(page, 'the statement as it was understood')
  await page.getByRole('button', { name: 'Book 4 transfers' }).click()
  await expect(page.getByRole('heading', { name: 'The statement is booked' })).toBeVisible()
  await page.getByRole('link', { name: 'See the queue' }).click()

  await expect(rows(page)).toHaveCount(3)

  const opened = await openLine(page, 'QUARSHIE KWAME')
  await expectAccessible(page, 'a transfer')
  await opened.getByRole('button', { name: 'Choose tenant or split' }).click()
  await chooseTenant(page, 0, 'aisha')
  await page.getByRole('button', { name: 'Assign ₦20,500' }).click()
  await expect(page.getByText('₦20,500 is assigned')).toBeVisible()

  const shared = await openLine(page, 'QUARSHIE AND SISTER')
  await shared.getByRole('button', { name: 'Choose tenant or split' }).click()
  await chooseTenant(page, 0, 'flat b4')
  await page.getByRole('button', { name: 'Split with another tenant' }).click()
  await typeAmount(page.getByLabel('Amount').first(), '10000')
  await chooseTenant(page, 1, 'aisha')
  await typeAmount(page.getByLabel('Amount').last(), '20000')
  await page.getByRole('button', { name: 'Assign ₦30,000' }).click()
  await expect(page.getByText('₦30,000 is assigned')).toBeVisible()

  await setAside(page, 'ZINGARO')

  // Restores a line that was set aside, then sets it aside again.
  await page.getByRole('button', { name: 'Set aside' }).click()
  const aside = await openLine(page, 'ZINGARO')
  await aside.getByRole('button', { name: 'Restore to the queue' }).click()
  await expect(page.getByText('Waiting to be assigned.')).toBeVisible()
  await page.getByRole('button', { name: 'Waiting' }).click()
  await setAside(page, 'ZINGARO')

  // Corrects a transfer that was assigned to the wrong tenant.
  await page.getByRole('button', { name: 'Posted' }).click()
  const posted = await openLine(page, 'BOLA UNCLE')
  await expect(posted).toContainText('Posted automatically: pay code')
  await closeLine(page)
  const wrong = await openLine(page, 'QUARSHIE KWAME')
  await wrong.getByRole('link', { name: /Aisha/ }).click()
  await page.getByRole('link', { name: 'See the transfer' }).click()
  await expect(rows(page)).toHaveCount(1)
  const one = await openLine(page, 'QUARSHIE KWAME')
  await one.getByRole('button', { name: 'Reverse' }).click()
  await page.getByLabel('Why').fill('It was the tenant of Flat B4')
  await page.getByRole('button', { name: 'Reverse it' }).click()
  await expect(page.getByText('Reversed. It is waiting to be assigned.')).toBeVisible()
  await page.keyboard.press('Escape') // the transfer's panel covers part of the list
  await page.getByRole('button', { name: 'Waiting' }).click()
  const again = await openLine(page, 'QUARSHIE KWAME')
  await expect(again).toContainText('It was the tenant of Flat B4')

  await page.goto('/dashboard/payments/transfers/statement')
  await page.getByLabel(/Choose a file/).setInputFiles(file)
  await expect(page.getByText('Every transfer of this statement is in Gida already.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Book/ })).toHaveCount(0)

  await page.goto('/dashboard/payments/transfers/statements')
  const booked = page.getByRole('row').filter({ hasText: 'november.csv', hasNotText: 'Not booked yet' })
  await expect(booked).toContainText('2110Booked') // posted, waiting, set aside, already known

  await tenant.goto('/dashboard/payments/receipts')
  for (const amount of ['₦12,000', '₦10,000'])
    await expect(tenant.getByRole('main').getByText(amount).first()).toBeVisible()
})

test('one account serves two estates: its statement finds tenants of both, and one that is retired is shown to nobody', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/payments/transfers')
  await page.getByRole('link', { name: 'Bank accounts' }).click()
  const account = (of: string) => page.getByRole('article').filter({ hasText: of })
  await account('1014477820').getByRole('button', { name: 'Estates' }).click()
  await page.getByRole('checkbox', { name: 'Maitama Heights' }).check()
  await expectAccessible(page, 'the estates of an account')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(account('1014477820')).toContainText('Maitama Heights')

  await page.getByRole('button', { name: 'Add an account' }).click()
  await choose(page, 'Estate', 'Palmgrove Court')
  await page.getByLabel('Bank', { exact: true }).fill('GTBank')
  await page.getByLabel('Account number', { exact: true }).fill('1014477820')
  await page.getByLabel('Name of the account').fill('Palmgrove Clients')
  const write = page.getByRole('dialog').getByRole('button', { name: 'Add an account' })
  await write.click()
  await expect(page.getByText('An account with this number already exists.')).toBeVisible()
  await page.getByLabel('Account number', { exact: true }).fill('0551234567')
  await write.click()
  await expect(account('0551234567')).toContainText('Palmgrove Court (tenants see it from')
  await expectAccessible(page, 'the clients’ accounts')
  await account('0551234567').getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('button', { name: 'Retire it' }).click()
  await expect(account('0551234567')).toContainText('Not shown to tenants since')

  await account('1014477820').getByRole('link', { name: 'Upload a bank statement' }).click()
  await choose(page, 'Clients’ account', 'Zenith Bank …7820, Palmgrove Court and 1 more')
  await bookTransfer(page, 'WUTEKO FOR MAITAMA', '15,000.00')
  await chooseTenant(page, 0, 'maitama')
  await page.getByRole('button', { name: 'Assign ₦15,000' }).click()
  await expect(page.getByText('₦15,000 is assigned')).toBeVisible()
})

test('what a tenant sent beyond what they owe is their credit, and is given back by hand', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/payments/transfers/statement')
  await choose(page, 'Clients’ account', 'Zenith Bank …7820')
  await bookTransfer(page, 'PELUMI FOR AISHA', '9,000,000.00')
  await chooseTenant(page, 0, 'aisha')
  await page.getByRole('button', { name: 'Assign ₦9,000,000' }).click()
  await expect(page.getByText('₦9,000,000 is assigned')).toBeVisible()

  await page.goto('/dashboard/tenants/leases?search=aisha')
  await page.getByRole('link', { name: /Aisha/ }).first().click()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await page.getByRole('button', { name: 'Refund the credit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Refund the credit' })
  await expectAccessible(page, 'giving credit back')
  const most = await sheet.getByLabel('How much').inputValue()
  await sheet.getByRole('button', { name: /^Record refund/ }).click()
  await expect(sheet.getByText('Say in a few words why you refund it.')).toBeVisible()
  await typeAmount(sheet.getByLabel('How much'), '1000')
  await sheet.getByLabel('Why').fill('She paid for two years')
  await sheet.getByRole('button', { name: 'Record refund of ₦1,000.00' }).click()
  await expect(page.getByText('The refund of ₦1,000.00 is recorded')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Refunded/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Refund the credit' }).click()
  const left = Number(most.replaceAll(',', '')) - 1000
  await expect(sheet.getByLabel('How much')).toHaveValue(`${left.toLocaleString('en-NG')}.00`)
})

test('which account tenants are told of is changed with a fresh code only, of who has a second factor', async ({
  page,
  signIn,
  gida,
}) => {
  await signIn(page, 'manager')
  const { secret } = await setUpSecondFactor(page)
  const stepsOn = 60
  await gida.pass(1 / 48) // step-up lasts ten minutes
  await page.goto('/dashboard/payments/transfers/accounts')
  const account = page.getByRole('article').filter({ hasText: '1014477820' })
  await account.getByRole('button', { name: 'Retire' }).click()
  const retire = page.getByRole('button', { name: 'Retire it' })
  await retire.click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question for a fresh code')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await retire.click()
  await question.getByLabel('Code').fill('000000')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByText(/^That code is not right/)).toBeVisible() // it was refused, and the dialog stays
  await question.getByLabel('Code').fill(codeOf(secret, stepsOn))
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(account).toContainText('Not shown to tenants since')
})

/** Imports a statement with one line that matches nobody, books it, and opens the line to assign it. */
async function bookTransfer(page: Page, narration: string, amount: string): Promise<void> {
  const rows = ['Date,Narration,Credit', `${today},NIP/UBA/${narration},"${amount}"`].join('\n')
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByLabel(/Choose a file/).setInputFiles(file)
  await page.getByRole('button', { name: 'Book 1 transfer' }).click()
  await page.getByRole('link', { name: 'See the queue' }).click()
  const opened = await openLine(page, narration)
  await opened.getByRole('button', { name: 'Choose tenant or split' }).click()
}

async function openLine(page: Page, text: string): Promise<Locator> {
  await rows(page).filter({ hasText: text }).getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: /^Transfer of ₦/ })
  await expect(sheet).toContainText(text)
  return sheet
}

async function closeLine(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Sets the last waiting line aside. */
async function setAside(page: Page, text: string): Promise<void> {
  const opened = await openLine(page, text)
  await opened.getByRole('button', { name: 'Not rent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside', exact: true }).click()
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
}

async function chooseTenant(page: Page, at: number, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Tenant' }).nth(at)
  await box.click()
  await box.fill(text)
  await page.getByRole('option').first().click()
}
