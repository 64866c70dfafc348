import { onCheckout } from './checkout.ts'
import { expect, type Gida, type Page } from './gida.ts'

export type Started = { reference: string; amount: number }

/** Parses the first amount in a text to kobo: `Rent ₦1,430,000.50 …`. */
export function kobo(text: string): number {
  const found = /₦([\d,]+)(?:\.(\d\d))?/.exec(text)
  if (!found?.[1]) throw new Error(`No amount in: ${text}`)
  return Number(found[1].replaceAll(',', '')) * 100 + Number(found[2] ?? 0)
}

/** From the first step to the confirmation, by card, with the default charges. */
export async function goToConfirm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What do you want to pay?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^How will you pay ₦/ })).toBeVisible()
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(confirmButton(page)).toBeVisible()
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: /^Pay ₦/ })

/** Confirms the payment and waits for the provider's page. */
export async function confirm(page: Page, gida: Gida): Promise<Started> {
  const amount = kobo(await confirmButton(page).innerText())
  await confirmButton(page).click()
  await onCheckout(page)
  return { reference: await referenceOf(page, gida), amount }
}

/** The reference of the payment whose checkout page is open. */
export async function referenceOf(page: Page, gida: Gida): Promise<string> {
  const code = new URL(page.url()).pathname.split('/').at(-1)
  const found = (await gida.transactions()).find(({ access_code }) => access_code === code)
  if (!found) throw new Error(`The provider has no payment at ${page.url()}`)
  return found.reference
}
