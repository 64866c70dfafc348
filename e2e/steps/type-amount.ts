import { expect, type Locator } from '@playwright/test'

/** Types an amount key by key over the field's value, then blurs it. */
export async function typeAmount(field: Locator, typed: string): Promise<void> {
  await field.click()
  await field.pressSequentially(typed)
  await expect(field).toHaveValue(typed)
  await field.blur()
}
