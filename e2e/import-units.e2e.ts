import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from './steps/gida.ts'
import { linkTo } from './steps/links.ts'
import { expectNoOverflow } from './steps/page-checks.ts'
import { register } from './steps/people.ts'

const HEADS = [
  'Estate',
  'State',
  'LGA',
  'Block',
  'Flat No',
  "Tenant's Name",
  'GSM',
  'Rent p.a.',
  'Start',
  'Expiry',
  'Bal b/f',
  'Remarks',
]
const inYear = (years: number) => `01/03/${new Date().getFullYear() + years}`
/** Phone numbers that no other run uses. */
const phone = (n: number) => `0803${String((Date.now() + n) % 10_000_000).padStart(7, '0')}`

const e164 = (number: string) => `+234${number.slice(1)}`

const flat = (name: string, tenant: string, gsm: string, more: { rent?: string; owed?: number } = {}) => [
  'Harmattan Gardens',
  'Lagos',
  'Ikeja',
  'A',
  name,
  tenant,
  gsm,
  more.rent ?? '1.2m',
  inYear(-1),
  inYear(1),
  more.owed ?? null,
  'ok',
]

test('a manager brings a rent roll, mends what a column means, invites, brings in what is right, and takes it back', async ({
  page,
  gida,
  browser,
}) => {
  const invited = phone(1)
  await register(page, 'ESTATE_MANAGER')
  await page.goto('/dashboard/properties')
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
  await expect(page.getByRole('heading', { name: 'Your list of units and tenants' })).toBeVisible()

  const choose = page.getByLabel(/Choose a file/)
  await expect(choose).toBeEnabled()
  await choose.setInputFiles({ name: 'rent.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('That is not a spreadsheet.')).toBeVisible()
  const rows = [
    ['ADEKUNLE & CO.'],
    HEADS,
    flat('A1', 'Adébáyọ̀ Ọlátúnjí', invited, { owed: 400_000 }),
    flat('A2', 'Ngozi Eze-Okoro', phone(2)),
    flat('A3', 'Musa Danjuma', '0803'),
    flat('A4', 'VACANT', ''),
    ['TOTAL', null, null, null, null, null, null, 4_800_000],
  ]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Units', rows }] }))
  await choose.setInputFiles({ name: 'Rent roll.xlsx', mimeType: 'application/octet-stream', buffer })

  await expect(page.getByRole('heading', { name: 'What do your columns mean?' })).toBeVisible()
  await expect(page.getByText('11 of 12 columns recognised.')).toBeVisible()
  await expect(page.getByLabel('What Bal b/f means')).toHaveValue('Opening balance')
  await expect(page.getByLabel('What Remarks means')).toHaveValue('Not used')
  await page.getByRole('button', { name: 'Check every row' }).click()

  await expect(page.getByRole('heading', { name: 'What Gida found' })).toBeVisible()
  await expect(page.getByText('Row 5, GSM')).toBeVisible()
  await expect(page.getByText(/0803 is not a Nigerian phone number/)).toBeVisible()
  await expect(page.getByText('One row of totals was skipped.')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rows with errors' }).click()
  expect((await file).suggestedFilename()).toBe('rows-with-errors.csv')
  const invites = page.getByRole('checkbox', { name: /^Invite them to Gida/ })
  await expect(page.getByText('2 tenants get a link by e-mail or SMS once their rows are in.')).toBeVisible()
  await invites.click()
  await expect(invites).toBeEnabled()
  await expect(invites).toBeChecked()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()

  await expect(page.getByRole('heading', { name: '3 rows imported' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invited', exact: true })).toBeVisible()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expectNoOverflow(page, 'an import that has invited')
  await page.getByRole('link', { name: 'See Harmattan Gardens' }).click()
  await expect(page.getByRole('heading', { name: 'Harmattan Gardens', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Units/ }).click()
  await expect(page.getByText('Adébáyọ̀ Ọlátúnjí').first()).toBeVisible()
  await page.goto('/dashboard/tenants/leases')
  await expect(page.getByText('2 in all')).toBeVisible()

  const tenant = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await tenant.goto(await linkTo(gida, e164(invited), '/auth/invite/'))
  await expect(tenant.getByText('to A1 at Harmattan Gardens, as a tenant.')).toBeVisible()
  await tenant.getByLabel('Choose a password').fill('Harmattan-Mango-77')
  await tenant.getByRole('button', { name: /^Join / }).click()
  await tenant.waitForURL('**/dashboard')
  await expect(tenant.getByText(/A1/).first()).toBeVisible()
  await expect(tenant.getByText(/₦400,000/).first()).toBeVisible()
  await tenant.context().close()

  await page.goto('/dashboard/imports')
  await page.getByRole('link', { name: /Rent roll\.xlsx/ }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const asked = page.getByRole('dialog', { name: 'Undo Rent roll.xlsx?' })
  await expect(asked).toContainText('3 units, 2 accounts and 2 leases')
  await expect(asked).toContainText('Invitations that nobody has accepted yet are withdrawn.')
  await asked.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible()
  await expect(page.getByText('A person in this row has opened their account.')).toBeVisible()
  await page.goto('/dashboard/tenants/leases')
  await expect(page.getByText('1 in all')).toBeVisible()
})
