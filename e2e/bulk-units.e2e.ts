import { choose } from './steps/choose.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { menuItem } from './steps/tables.ts'
import { typeAmount } from './steps/type-amount.ts'

/** Phone and desktop share one instance, so each uses its own names. */
const seriesOf = (isPhone: boolean) => (isPhone ? 'P' : 'N')

async function openProperty(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/properties')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function chooseTask(page: Page, task: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await menuItem(page, task).click()
}

test('a manager adds twelve units by a pattern, changes some rents, and gives them into an agent’s care', async ({
  page,
  signIn,
  asOther,
  isPhone,
}) => {
  const series = seriesOf(isPhone)
  await signIn(page, 'manager')
  await openProperty(page, 'Orchid Close')
  await page.getByRole('link', { name: 'Add units' }).click()
  await page.getByLabel('Names').fill(`${series}12-${series}1`)
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByText('This range runs backwards, or is too long')).toBeVisible()
  await page.getByLabel('Names').fill(`${series}1-${series}12, House 21`)
  await expect(page.getByText(`13 units: ${series}1, ${series}2 … House 21`)).toBeVisible()
  await typeAmount(page.getByLabel(/^Asking rent/), '1.5m')
  await page.getByRole('button', { name: 'Add 13 units' }).click()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('1 unit could not be done')
  await expect(failure).toContainText('Orchid Close already has a unit House 21.')
  await expect(failure).toContainText('12 of 13 units done.')

  await page.getByRole('link', { name: 'Back' }).click()
  const building = page.getByRole('region', { name: 'Units' })
  await expect(
    building.getByRole('button', { name: new RegExp(`^${series}\\d+, ₦1\\.5m/yr, Vacant$`) }),
  ).toHaveCount(12)

  await chooseTask(page, 'Change rents')
  await page.getByRole('button', { name: 'Several at once' }).click()
  await page.getByRole('button', { name: 'By percent' }).click()
  await page.getByLabel('Percent', { exact: true }).fill('ten')
  for (const name of ['1', '2', '3']) {
    await page.getByRole('checkbox', { name: new RegExp(`^${series}${name}\\b`) }).check()
  }
  await page.getByRole('button', { name: 'Change 3 units' }).click()
  await expect(page.getByText('A number like 10 or −2.5, above −100')).toBeVisible()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await expect(page.getByRole('row', { name: `${series}2 ₦1,500,000 ₦1,650,000` })).toBeVisible()
  await page.getByRole('button', { name: 'Change 3 units' }).click()
  const asked = page.getByRole('dialog', { name: 'Change the rents of 3 units?' })
  await expect(asked).toContainText('₦4,500,000 today, and ₦4,950,000 once changed')
  await asked.getByRole('button', { name: 'Change 3 units' }).click()
  await expect(page.getByText('3 rents are changed')).toBeVisible()

  await chooseTask(page, 'Entrust units')
  await page.getByRole('button', { name: 'Entrust units' }).click()
  await expect(page.getByText('Choose at least one unit')).toBeVisible()
  await choose(page, 'Property manager', 'Osaze Igbinedion')
  await page.getByPlaceholder('Find a unit...').fill(series)
  await page.getByRole('checkbox', { name: new RegExp(`^${series}12\\b`) }).check()
  await page.getByRole('button', { name: 'Entrust 1 unit' }).click()
  await expect(page.getByText('Osaze Igbinedion looks after 1 unit')).toBeVisible()

  const agent = await asOther('agent')
  await openProperty(agent, 'Orchid Close')
  await expect(agent.getByRole('button', { name: new RegExp(`^${series}12, `) })).toBeVisible()
  await expect(agent.getByRole('button', { name: new RegExp(`^${series}11, `) })).toHaveCount(0)
  await expect(agent.getByRole('link', { name: 'Add units' })).toHaveCount(0)
})

test('a manager changes a unit and removes another, and one that is let stays', async ({
  page,
  signIn,
  isPhone,
}) => {
  const [name, renamed] = isPhone ? ['Kiosk P', 'Shop P'] : ['Kiosk N', 'Shop N']
  await signIn(page, 'manager')
  await openProperty(page, 'Palm Crescent')
  await page.getByRole('link', { name: 'Add units' }).click()
  await page.getByLabel('Names').fill(name)
  await page.getByRole('button', { name: 'Add 1 unit' }).click()
  await expect(page.getByText('1 unit is added')).toBeVisible()

  await page.getByRole('button', { name: new RegExp(`${name.slice(-1)}, Vacant$`) }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Edit' }).click()
  await sheet.getByLabel('Name', { exact: true }).fill(renamed)
  await typeAmount(sheet.getByLabel('Asking rent'), '600k')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${renamed} is changed`)).toBeVisible()
  await expect(sheet).toContainText('₦600,000')
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click()
  const asked = page.getByRole('dialog', { name: `Remove ${renamed}?` })
  await asked.getByRole('button', { name: `Remove ${renamed}` }).click()
  await expect(page.getByText(`${renamed} is removed`)).toBeVisible()

  await page
    .getByRole('button', { name: /Paid up$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
})
