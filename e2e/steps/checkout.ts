import { expect, type Page } from './gida.ts'

/** Test cards of the simulator, by their result. */
type Card = 'Succeeds at once' | 'Is declined' | 'Has too little money'

/** Pays with a test card on the provider's checkout page. */
export async function payByCard(page: Page, card: Card = 'Succeeds at once'): Promise<void> {
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
  await page.getByRole('link', { name: card }).click()
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
}

/** Cancels on the provider's checkout page. */
export const leaveCheckout = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Cancel payment' }).click()

export const onCheckout = (page: Page) => expect(page.getByText('Test mode: no money moves')).toBeVisible()
