import { expect, test } from './steps/gida.ts'
import { expectAccessible, expectNoOverflow } from './steps/page-checks.ts'
import { typeAmount } from './steps/type-amount.ts'

const PHOTO = 'docs/picture.png'
/** In the demo this tenant rents a flat with a deposit of ₦250,000. */
const TENANT = 'Eghosa Edebiri'

test('a home is received and given back: written without a line, signed by both, and what is worse stands at the deposit', {
  tag: '@phone',
}, async ({ page, signIn, context }) => {
  const waits = page.getByText(/^\d+ waiting$/)
  const photograph = () => page.getByLabel('Take a photo').setInputFiles(PHOTO)
  const sign = async (name: string) => {
    await page.getByRole('button', { name: 'Type the name' }).click()
    await page.getByRole('button', { name: `Sign as ${name}` }).click()
  }
  const readAndSign = async () => {
    await expect(waits).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the rooms' }).first().click()
    await page.getByRole('link', { name: 'Read and sign' }).click()
    await sign('Adaeze Okonkwo')
    await expect(page.getByRole('button', { name: `Sign as ${TENANT}` })).toBeVisible()
  }
  await signIn(page, 'manager', '/dashboard/tenants/leases')
  await page
    .getByRole('link', { name: new RegExp(TENANT) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Condition of the home' })).toBeVisible()
  const lease = page.url()
  const begin = async (kind: string) => {
    await page.getByRole('link', { name: 'New report' }).click()
    await page.getByRole('radio', { name: kind }).check()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('link', { name: 'Go on: Sitting room' }).click()
  }

  await begin('Move-in A tenant')
  await page.getByRole('button', { name: 'Good', exact: true }).click()
  await page.getByRole('link', { name: 'Next: Walls' }).click()
  await expect(waits).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Good', exact: true }).click()
  await photograph()
  await expect(waits).toHaveText('2 waiting')
  await expectNoOverflow(page, 'an item')
  await expectAccessible(page, 'an item')
  await context.setOffline(false)
  await readAndSign()
  await sign(TENANT)
  await page.getByRole('link', { name: 'Open the report' }).click()
  await expect(page.getByText('Signed by both')).toBeVisible()

  await page.goto(lease)
  await page.getByRole('button', { name: 'More: renew, move, end the lease' }).click()
  await page.getByText('End the tenancy').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^End the tenancy of/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await begin('Move-out The tenant')
  await page.getByRole('link', { name: 'Next: Walls' }).click()
  await expect(page.getByText('It was: Good')).toBeVisible()
  await page.getByRole('button', { name: 'Poor', exact: true }).click()
  await expect(page.getByText('A photo is needed.')).toBeVisible()
  await photograph()
  await readAndSign()
  await page.getByRole('link', { name: 'Leave the report' }).click()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expectNoOverflow(page, 'the comparison')
  await expectAccessible(page, 'the comparison')

  await page.getByRole('button', { name: 'Enter the cost' }).click()
  const cost = page.getByRole('dialog', { name: 'Sitting room, Walls' })
  await cost.getByLabel('What happened?').pressSequentially('Drill holes')
  await typeAmount(cost.getByLabel('What it costs to put right'), '90000')
  await cost.getByLabel('Quote or receipt').setInputFiles(PHOTO)
  await expect(cost.getByText('picture.jpg')).toBeVisible()
  await cost.getByRole('button', { name: 'Save' }).click()
  await expect(cost).toHaveCount(0)
  await page.getByRole('button', { name: 'Propose deductions' }).click()
  await expect(page.getByText('Proposed to the tenant. See the deposit.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the deposit' }).click()
  await expect(page.getByText('Sitting room, Walls: Drill holes')).toBeVisible()
  await expect(page.getByText('Waiting for the tenant’s answer.')).toBeVisible()
})
