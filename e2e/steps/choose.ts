import type { Locator, Page } from './gida.ts'

/** Chooses by name: from a native list on the phone, from a list of our own at the desk. */
export async function choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  const field = within.getByLabel(label, { exact: true })
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    const found = field.locator('option').filter({ hasText: option }).first()
    await field.selectOption({
      label: typeof option === 'string' ? option : ((await found.textContent()) ?? ''),
    })
    return
  }
  await field.click()
  await field.page().getByRole('option', { name: option }).first().click()
}
