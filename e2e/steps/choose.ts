import type { Locator, Page } from './gida.ts'

/** Chooses by name: from a native list on the phone, from a list of our own at the desk. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const field = within.getByLabel(label, { exact: true })
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    await field.selectOption({ label: option })
    return
  }
  await field.click()
  await field.page().getByRole('option', { name: option }).click()
}
