import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from './steps/gida.ts'
import { holdPictures } from './steps/hold-pictures.ts'
import { openTenantsLease } from './steps/leases.ts'
import { expectAccessible, expectNoOverflow, expectSettled } from './steps/page-checks.ts'

test.use({ world: 'notices' })

const DAY = /\d{1,2} [A-Z][a-z]{2} \d{4}/
/** A displayed date, plus some days, in the input format of a date field. */
const typed = (shown: string, days = 0) =>
  addDays(new Date(`${shown} 12:00 UTC`).toISOString().slice(0, 10), days)
    .split('-')
    .reverse()
    .join('/')

test('a manager prepares a notice by the law and serves it with a photo; its days stand in the calendar, and the tenant reads it in plain words', async ({
  page,
  signIn,
  asOther,
}) => {
  await signIn(page, 'manager', '/dashboard/tenants/leases')
  await page
    .getByRole('navigation', { name: 'Tenants and new tenants' })
    .getByRole('link', { name: 'Notices' })
    .click()
  await expect(page.getByText('Served', { exact: true })).toBeVisible()
  await openTenantsLease(page)
  await page.getByRole('link', { name: 'Prepare a notice' }).click()

  const lawful = await page.getByText(/^The earliest lawful last day is/).innerText()
  const earliest = DAY.exec(lawful)?.[0] ?? ''
  await page.getByRole('textbox', { name: 'Last day' }).fill(typed(earliest, -1))
  await page.getByRole('button', { name: 'Prepare notice' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `The earliest lawful last day is ${earliest}.`,
  )
  await expectNoOverflow(page, 'a new notice')
  await expectAccessible(page, 'a new notice')
  await page.getByRole('textbox', { name: 'Last day' }).fill(typed(earliest))
  await page.getByRole('button', { name: 'Prepare notice' }).click()
  await expect(page.getByText('Prepared, not served')).toBeVisible()
  await expectNoOverflow(page, 'a prepared notice')

  await page.getByRole('button', { name: 'Record service' }).click()
  const sheet = page.getByRole('dialog', { name: 'How it was served' })
  await sheet.getByRole('radio', { name: 'Pasted on the premises' }).check()
  await sheet.getByLabel('Who served it').fill('Lateef Salami')
  await sheet.getByLabel('On whom').fill('Nobody, pasted on the door')
  await sheet.getByLabel('Who they are to the tenant').fill('the tenant’s door')
  await sheet.getByLabel('Where').fill('Flat B4, front door')
  await sheet.getByLabel(/^Time/).fill('00:00')
  await sheet.getByRole('radio', { name: 'Nobody was there' }).check()
  await expectAccessible(page, 'the service of a notice')
  await sheet.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByText(`It runs until ${earliest}.`)).toBeVisible()

  await expect(page.getByText(/Have a lawyer look at it/)).toBeVisible()
  await page.getByRole('button', { name: 'Add proof' }).click()
  const proof = page.getByRole('dialog', { name: 'Add a proof of service' })
  await expect(proof.getByText('Photo or PDF, up to 15 MB')).toBeVisible()
  const drawPictures = await holdPictures(page)
  await proof.getByLabel('Choose a file', { exact: true }).setInputFiles('docs/picture.png')
  await proof.getByRole('button', { name: 'Send' }).click()
  await drawPictures()
  await expect(page.getByRole('link', { name: /Photo of the pasted notice/ })).toBeVisible()
  await expectNoOverflow(page, 'a served notice')
  await expectAccessible(page, 'a served notice')
  const address = new URL(page.url()).pathname

  await page.goto(`/dashboard/calendar?view=agenda&day=${typed(earliest).split('/').reverse().join('-')}`)
  await expect(page.getByText('Notice to quit runs out').first()).toBeVisible()

  const tenant = await asOther('tenant')
  await expectSettled(tenant)
  await tenant.getByRole('link', { name: /Flat/ }).first().click()
  await tenant
    .getByRole('region', { name: 'Notices' })
    .getByRole('link', { name: /Notice to quit/ })
    .click()
  await tenant.waitForURL(`**${address}`)
  await expect(tenant.getByText(`Your landlord wants the tenancy to end on ${earliest}.`)).toBeVisible()
  await expect(tenant.getByText(/You may stay until a court orders otherwise/)).toBeVisible()
  await expect(tenant.getByText(/Citizens’ Mediation Centre/)).toBeVisible()
  await expect(tenant.getByRole('button', { name: 'Withdraw' })).toBeHidden()
})
