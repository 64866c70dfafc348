import { expect, type Locator } from '@playwright/test'

/** Types an amount by keys, as a person does, over what stands in the field; then leaves it. */
export async function typeAmount(field: Locator, typed: string): Promise<void> {
  await field.click()
  await field.pressSequentially(typed)
  await expect(field).toHaveValue(typed)
  await field.blur()
}
