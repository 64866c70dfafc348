import { expect, type Page, test } from './steps/gida.ts'
import { chooseFilter, chooseFromLongList, menuItem } from './steps/tables.ts'
import { typeAmount } from './steps/type-amount.ts'

test('a manager may not archive an estate that people live in, and archives one that nobody does', async ({
  page,
  signIn,
  isPhone,
}) => {
  const name = isPhone ? 'Fallow Court' : 'Fallow Gardens'
  await signIn(page, 'manager', '/dashboard/estates')
  await page.getByRole('link', { name: /Trans-Amadi Gardens/ }).click()
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await menuItem(page, 'Archive or remove').click()
  const refused = page.getByRole('dialog', { name: 'Archive or remove Trans-Amadi Gardens?' })
  await expect(refused).toContainText('Leases, payments and receipts can still be read.')
  await refused.getByRole('button', { name: 'Archive or remove Trans-Amadi Gardens' }).click()
  await expect(refused.getByRole('alert')).toContainText(
    /\d+ tenancies still run in Trans-Amadi Gardens\. They must end before it can be archived\./,
  )
  await refused.getByRole('button', { name: 'Keep it' }).click()

  await page.goto('/dashboard/estates')
  await page.getByRole('button', { name: 'New estate' }).click()
  const made = page.getByRole('dialog', { name: 'New estate' })
  await made.getByLabel('Name', { exact: true }).fill(name)
  await made.getByLabel('Street address').fill('9 Fallow Street')
  await chooseFromLongList(page, made.getByLabel('State', { exact: true }), 'Lagos')
  await chooseFromLongList(page, made.getByLabel('Local government'), 'Ikeja')
  await made.getByRole('button', { name: 'Create the estate' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Add a property' }).click()
  const added = page.getByRole('dialog', { name: 'Add a property' })
  await added.getByLabel('Name', { exact: true }).fill(`${name} House`)
  await added.getByLabel('Street address').fill('9 Fallow Street')
  await added.getByRole('button', { name: 'Add the property' }).click()
  await expect(page.getByRole('heading', { name: `${name} House`, level: 1 })).toBeVisible()
  await expect(page.getByText('No units yet')).toBeVisible()

  await page.goto('/dashboard/estates')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await menuItem(page, 'Archive or remove').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Archive or remove ${name}` })
    .click()
  await expect(page.getByText(`${name} is archived. Its history stays.`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await chooseFilter(page, isPhone, 'Status', 'Archived')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByText('This estate is archived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a property' })).toHaveCount(0)
})

test('a manager sets how an estate charges, and reads what that will do', async ({
  page,
  signIn,
  isPhone,
}) => {
  await signIn(page, 'manager', '/dashboard/estate-settings')
  await expect(page).toHaveURL(/\/dashboard\/estates\/[0-9a-f-]+\/settings$/)
  await openPart(page, 'Late fees')
  await page.getByRole('radio', { name: 'A percentage' }).check()
  await page.getByLabel('Percent of the late amount').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A number from 0.01 to 100')).toBeVisible()
  await page.getByLabel('Percent of the late amount').fill('2.5')
  await page.getByLabel('Days of grace').fill('10')
  await typeAmount(page.getByLabel(/^Maximum for one charge/), '50k')
  await expect(
    page.getByText(
      /From day 11 after the due date, 2\.5% of the overdue amount .* Never more than ₦50,000 for one charge\./,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Percent of the late amount')).toHaveValue('2.5')

  await page.getByRole('link', { name: 'All settings' }).click()
  await openPart(page, 'Holidays')
  await expect(page.getByText('Good Friday')).toBeVisible()
  const [day, name] = isPhone ? ['2028-07-07', 'Founder’s day'] : ['2028-07-08', 'Estate day']
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await expect(page.getByText(`${name} is added`)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} is removed`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)

  await page.getByRole('link', { name: 'All settings' }).click()
  await openPart(page, 'Landlord payouts')
  const days = page.getByLabel('Days to refund a deposit')
  await days.fill('200')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A whole number from 0 to 180')).toBeVisible()
  await days.fill('45')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(days).toHaveValue('45')

  await page.getByRole('link', { name: 'All settings' }).click()
  await openPart(page, 'Payout')
  await expect(page.getByText('Account set up').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Your own payout account/ })).toBeVisible()
})

/** Opens a section of the settings by its name in the list. */
const openPart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
