import { expect, type Page } from './gida.ts'

/** The test cards of the simulator, by what the bank says. */
type Card = 'Succeeds at once' | 'Is declined' | 'Has too little money'

/** The provider's page: pays with a test card. */
export async function payByCard(page: Page, card: Card = 'Succeeds at once'): Promise<void> {
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
  await page.getByRole('link', { name: card }).click()
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
}

/** The provider's page: leaves it without paying. */
export const leaveCheckout = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Cancel payment' }).click()

export const onCheckout = (page: Page) => expect(page.getByText('Test mode: no money moves')).toBeVisible()
