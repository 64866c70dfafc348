import { choose } from './steps/choose.ts'
import { expect, type Page, test } from './steps/gida.ts'
import { typeAmount } from './steps/type-amount.ts'
import { openVacantUnit } from './steps/units.ts'

/** Opens the list of tenants. */
async function openTenants(page: Page) {
  await page.goto('/dashboard/tenants')
  await expect(page.getByRole('heading', { name: 'Tenants', level: 1 })).toBeVisible()
}

test('a manager finds a tenant by name without its marks, and sees what they owe and why', {
  tag: '@desk',
}, async ({ page, signIn }) => {
  await signIn(page, 'manager')
  await openTenants(page)
  await page
    .getByLabel('Name, phone or unit')
    .or(page.getByPlaceholder('Name, phone or unit'))
    .first()
    .fill('oluwaseun adebayo')
  await page
    .getByRole('link', { name: /Olúwaṣeun Adébáyọ̀/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Olúwaṣeun Adébáyọ̀/, level: 1 })).toBeVisible()
  await expect(page.getByText('Alhaji Musa Abdullahi')).toBeVisible()
  const charges = page.getByRole('region', { name: 'Open charges' })
  await expect(charges.getByText(/Service charge/).first()).toBeVisible()
  await page.getByRole('region', { name: 'Leases' }).getByRole('link').first().click()
  await expect(page.getByText('Charges by due date')).toBeVisible()
  await expect(page.getByText('Due now', { exact: true })).toBeVisible()
})

test('a manager renews a lease, then sees the two side by side', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'manager', '/dashboard/tenants?search=nwosu')
  await page.getByRole('main').getByRole('link', { name: /Nwosu/ }).first().click()
  await page.getByRole('region', { name: 'Leases' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'More: renew, move, end the lease' }).click()
  await page
    .getByRole('menuitem', { name: 'Renew' })
    .or(page.getByRole('link', { name: 'Renew' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Renew the lease of/ })).toBeVisible()
  await typeAmount(page.getByLabel('Rent', { exact: true }), '3m')
  await page.getByRole('button', { name: 'Renew the lease' }).click()
  await expect(page.getByText(/is renewed$/)).toBeVisible()
  await page.mouse.move(0, 0) // a toast stays while the pointer is over it
  await expect(page.getByText(/is renewed$/)).toBeHidden()
  await page.getByRole('link', { name: 'See the previous lease' }).click()
  await expect(page.getByRole('link', { name: 'See the next lease' })).toBeVisible()
})

test('a manager moves a tenant and sees in naira what it comes to before it happens', {
  tag: '@desk',
}, async ({ page, signIn }) => {
  await signIn(page, 'manager', '/dashboard/tenants?search=aisha+bello')
  await page.getByRole('main').getByRole('link', { name: /Aisha/ }).first().click()
  await page.getByRole('region', { name: 'Leases' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'More: renew, move, end the lease' }).click()
  await page
    .getByRole('menuitem', { name: 'Move to another unit' })
    .or(page.getByRole('link', { name: 'Move to another unit' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /to another unit$/ })).toBeVisible()
  const unit = page.getByLabel('To which unit')
  await expect(unit).toBeEnabled()
  await unit.click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('region', { name: 'The new lease' })).toContainText('Left to pay')
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(page.getByText(/ now rents /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the previous lease' })).toBeVisible()
})

test('a manager lets a unit in instalments, is asked once about a fee above the cap, and its tenant of another estate is asked', {
  tag: '@desk',
}, async ({ page, signIn, isPhone }) => {
  await signIn(page, 'manager', '/dashboard/properties')
  await openVacantUnit(page, isPhone ? 0 : 1)
  await page.getByRole('link', { name: 'Let to a tenant' }).click()
  await expect(page.getByRole('heading', { name: /^Let /, level: 1 })).toBeVisible()

  await page.getByLabel('Tenant', { exact: true }).click()
  await page.getByLabel('Tenant', { exact: true }).fill('preye')
  await page.getByRole('option', { name: /Preye/ }).first().click()
  await typeAmount(page.getByLabel('Rent', { exact: true }), '2.4m')
  await choose(page, 'Rent is due', /^every year$/)
  await choose(page, 'Paid in', /^2 equal parts$/)
  const total = page.getByRole('region', { name: 'What moving in costs' })
  await total.getByText('Each amount, with its date').click()
  await expect(total.getByText(/^Rent, part 2 of 2/)).toBeVisible()

  await typeAmount(page.getByLabel('Agency fee'), '300k')
  await expect(
    page.getByText(/^Agency fee ₦300,000\.00 is more than the law allows: ₦240,000\.00/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Let / }).click()
  await expect(page.getByRole('alert')).toContainText('at most 10%')
  await page.getByRole('button', { name: /anyway$/ }).click()
  await expect(page.getByText(/We are asking Preye.* first/)).toBeVisible()
})

test('a tenant sees what they owe, and why', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page, 'tenant')
  await page.getByRole('link', { name: /Flat/ }).first().click()
  await expect(page.getByText('Due now', { exact: true })).toBeVisible()
  const charges = page.getByRole('region', { name: 'Charges by due date' })
  await expect(charges.getByText(/^Rent, .* to /).first()).toBeVisible()
  await expect(charges.getByText(/^Due |left$/).first()).toBeVisible()
})
