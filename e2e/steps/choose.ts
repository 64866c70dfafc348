import type { Locator, Page } from './gida.ts'

/** Chooses an option by name: a native select on the phone, our own list on desktop. */
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
