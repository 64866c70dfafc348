import type { Page } from './gida.ts'

/** A tenant writes to the office, from the list of conversations. */
export async function beginWithOffice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New message' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /office$/ })
    .first()
    .click()
}
