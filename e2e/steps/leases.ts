import type { Page } from './gida.ts'

/** Opens the lease of the demo's tenant as manager, through the search of tenants. */
export async function openTenantsLease(page: Page): Promise<void> {
  await page.goto('/dashboard/tenants?search=oluwaseun+adebayo')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Adébáyọ̀/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Leases' }).getByRole('link').first().click()
}
