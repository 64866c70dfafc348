import { expect, type Locator, type Page } from './gida.ts'

/** The rows of the page's only list: table rows on desktop, cards on the phone. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: /GD-[A-Z0-9]{6,}/ })

export const paymentRow = (page: Page, reference: string): Locator =>
  rows(page).filter({ hasText: reference })

/** Sets a filter: in the toolbar on desktop, in the sheet on the phone. */
export async function chooseFilter(
  page: Page,
  isPhone: boolean,
  filter: 'Status' | 'Type',
  choice: string,
): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
  const box = page.getByRole('combobox', { name: filter })
  if (isPhone && filter === 'Status') await box.selectOption(choice)
  else {
    await box.click()
    await page.getByRole('option', { name: choice, exact: true }).click()
  }
  if (isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click()
}

/** Expands a row, and returns the element with its menu and details. */
export async function expandRow(page: Page, row: Locator, isPhone: boolean): Promise<Locator> {
  if (isPhone) {
    await row.getByRole('button', { expanded: false }).first().click()
    return row
  }
  await row.getByRole('button', { name: 'Details' }).click()
  return page.getByRole('main').getByRole('rowgroup').last()
}

/** Opens the menu of an expanded row, once the previous menu has closed. */
export async function openRowMenu(opened: Locator): Promise<void> {
  const page = opened.page()
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
  await opened
    .getByRole('button', { name: /^Actions for GD-/ })
    .first()
    .click()
}

export const menuItem = (page: Page, name: string): Locator =>
  page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByText(name, { exact: true }))

/** Chooses from a searchable list: banks, states, local governments. */
export async function chooseFromLongList(page: Page, box: Locator, choice: string): Promise<void> {
  await box.click()
  await box.fill(choice)
  await page.getByRole('option', { name: choice, exact: true }).click()
}
