import type { Page } from './gida.ts'

/** From a list of estates. */
export async function openEstate(page: Page, name = /Palmgrove Court/): Promise<void> {
  await page.getByRole('link', { name }).first().click()
}

/** From the list of properties. Journeys that let a unit take one each. */
export async function openVacantUnit(page: Page, which = 0): Promise<void> {
  await openEstate(page)
  const units = page.getByRole('region', { name: 'Units' })
  await units
    .getByRole('button', { name: /Vacant/ })
    .nth(which)
    .click()
}
