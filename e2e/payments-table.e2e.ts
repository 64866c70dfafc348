import { readFile } from 'node:fs/promises'
import { builtFrom } from './steps/built.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { kobo } from './steps/paying.ts'
import { chooseFilter, expandRow, menuItem, openRowMenu, rows } from './steps/tables.ts'

const LIST = '/dashboard/payments'
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by reference, type, or tenant...' })
const showing = (page: Page) => page.getByText(/^Showing [\d,]+ of [\d,]+ payments$/)

test.beforeEach(({ page, signIn }) => signIn(page, 'manager'))

test('search, filters, dates and pages are in the address, and the back button knows them', async ({
  page,
  isPhone,
}) => {
  await page.goto(LIST)
  await expect(showing(page)).toHaveText(/^Showing 20 of /)
  if (!isPhone) {
    const heads = await page.getByRole('columnheader').allInnerTexts()
    expect(heads.map((head) => head.trim())).toEqual([
      'Reference',
      'Type',
      'Amount',
      'Status',
      'Date',
      'Actions',
    ])
  }

  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/payments' && url.searchParams.has('search')) asked.push(url.search)
  })
  await search(page).pressSequentially('Briggs', { delay: 40 })
  await expect(page).toHaveURL(/[?&]search=Briggs/)
  await expect(rows(page).first()).toContainText('Tamuno-Ibi Briggs')
  expect(asked, 'asked once, when the typing rests').toHaveLength(1)
  for (const row of await rows(page).all()) await expect(row).toContainText('Briggs')

  await search(page).fill('no such payment')
  await expect(page.getByText('No payments found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(showing(page)).toHaveText(/^Showing 20 of /)
  await expect(search(page)).toHaveValue('')

  await chooseFilter(page, isPhone, 'Status', 'Failed')
  await expect(page).toHaveURL(/status=FAILED/)
  await expect(rows(page).first()).toContainText('Failed')
  for (const row of await rows(page).all()) await expect(row).toContainText('Failed')
  await chooseFilter(page, isPhone, 'Type', 'Service charge')
  await expect(page).toHaveURL(/transaction_type=SERVICE_CHARGE/)
  await expect(rows(page).filter({ hasNotText: 'Service charge' })).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/transaction_type/)
  await page.goBack()
  await expect(showing(page)).toHaveText(/^Showing 20 of /)
  await expect(page).not.toHaveURL(/status/)

  await page.getByRole('button', { name: isPhone ? /^Filters/ : 'Any date' }).click()
  await page.getByRole('button', { name: 'This year' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${new Date().getFullYear()}-01-01&to=`))
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('The start date is after the end date.')).toBeVisible()

  await page.goto(`${LIST}?status=COMPLETED`)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  await expect(previous).toBeDisabled()
  const firstOfFirst = await rows(page).first().innerText()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('navigation', { name: /^Page 2 of \d+$/ })).toBeVisible()
  await expect(rows(page).first()).not.toHaveText(firstOfFirst, { useInnerText: true })
  await next.click()
  await expect(page).toHaveURL(/page=3/)
  await previous.click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).toHaveURL(/page=3/)
  await page.reload()
  await expect(page.getByRole('navigation', { name: /^Page 3 of \d+$/ })).toBeVisible()
})

test('the list can be sorted by amount and by date', async ({ page, isPhone }) => {
  await page.goto(`${LIST}?sort=amount`)
  await expect(showing(page)).toBeVisible()
  await expectSorted(page, (a, b) => a - b)
  if (isPhone) return
  const head = page.getByRole('columnheader', { name: 'Amount' })
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.goto(LIST)
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=-amount/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expectSorted(page, (a, b) => b - a)
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=amount/)
  const date = page.getByRole('columnheader', { name: 'Date' })
  await date.getByRole('button').click()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(date).toHaveAttribute('aria-sort', 'descending')
})

test('a row opens to its details, and only money that is in has receipt actions', async ({
  page,
  isPhone,
  gida,
}) => {
  await page.goto(`${LIST}?status=COMPLETED&transaction_type=RENT_PAYMENT`)
  const paid = rows(page).first()
  const details = await expandRow(page, paid, isPhone)
  await expect(details.getByText('Payment-provider reference')).toBeVisible()
  await expect(details.getByText('Property Unit')).toBeVisible()
  await expect(details.getByText('Commission')).toBeVisible()
  await expect(details.getByRole('definition').last()).toHaveText(/^\d{1,2} \w{3} \d{4}/)
  await openRowMenu(details)
  await expect(menuItem(page, 'View Details')).toBeVisible()
  await expect(menuItem(page, 'Email Receipt')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await menuItem(page, 'Download Receipt').click()
  expect((await readFile(await (await downloading).path())).subarray(0, 4).toString()).toBe('%PDF')
  await expect(page.getByText('Receipt downloaded')).toBeVisible()
  await openRowMenu(details)
  await menuItem(page, 'Email Receipt').click()
  await expect(page.getByText('Receipt sent to your email')).toBeVisible()
  await expect
    .poll(async () =>
      (await gida.outbox()).some(
        ({ to, subject }) => to === 'manager@demo.gida.ng' && /^Receipt /.test(subject),
      ),
    )
    .toBe(true)

  await page.goto(`${LIST}?status=COMPLETED&transaction_type=SERVICE_CHARGE`)
  const service = await expandRow(page, rows(page).first(), isPhone)
  await expect(service.getByText('Property Unit')).toBeVisible()
  await expect(service.getByText('Commission')).toBeHidden()

  for (const status of ['FAILED', 'PENDING', 'CANCELLED', 'REFUNDED']) {
    await page.goto(`${LIST}?status=${status}`)
    const unpaid = await expandRow(page, rows(page).first(), isPhone)
    if (status !== 'REFUNDED') await expect(unpaid.getByRole('definition').last()).toHaveText('Pending')
    await openRowMenu(unpaid)
    await expect(menuItem(page, 'View Details')).toBeVisible()
    await expect(menuItem(page, 'Download Receipt')).toBeHidden()
    await expect(menuItem(page, 'Email Receipt')).toBeHidden()
  }
  await menuItem(page, 'View Details').click()
  await expect(page.getByRole('heading', { name: /^Payment of ₦/ })).toBeVisible()
})

test('the rows are asked for while the code of the screen is still on its way', { tag: '@desk' }, async ({
  page,
}) => {
  let deliver = () => {}
  const held = new Promise<void>((done) => {
    deliver = done
  })
  await page.route(`**/${builtFrom('/payments/pages/PaymentsPage.tsx').file}`, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/v1/payments?*')
  await page.goto(LIST)
  await asked
  await expect(page.getByRole('region', { name: 'Payments' })).toBeHidden()
  deliver()
  await expect(showing(page)).toBeVisible()
})

test('while it loads there are five grey rows; what is known stands where no answer comes, else the failure is said and can be tried again', {
  tag: '@desk',
}, async ({ page }) => {
  let answer = () => {}
  const waited = new Promise<void>((done) => {
    answer = done
  })
  const calls = '**/api/v1/payments?*'
  await page.route(calls, async (route) => {
    await waited
    await route.continue()
  })
  await page.goto(LIST)
  const table = page.getByRole('region', { name: 'Payments' })
  await expect(table.getByText('Loading payments...')).toBeVisible()
  await expect(table.getByRole('listitem', { includeHidden: true })).toHaveCount(5)
  answer()
  await expect(showing(page)).toBeVisible()

  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await page.reload()
  await expect(showing(page)).toBeVisible() // from the offline copy
  await expect(page.getByText('No answer yet.')).toBeVisible()
  await page.goto(`${LIST}?transaction_type=RENT_PAYMENT`)
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load data' })
  await expect(failure).toBeVisible() // it is retried automatically first
  await page.unroute(calls)
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(showing(page)).toBeVisible()
})

async function expectSorted(page: Page, order: (a: number, b: number) => number): Promise<void> {
  await expect(async () => {
    const amounts = (await rows(page).allInnerTexts()).map(kobo)
    expect(amounts.length).toBe(20)
    expect(amounts).toEqual(amounts.toSorted(order))
  }).toPass()
}
