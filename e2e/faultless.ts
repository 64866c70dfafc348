import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './gida.ts'

export type Watch = { faults: string[]; forget(): void }

/** Hears what goes wrong behind a page: errors in the console, answers of 4xx and 5xx. */
export function watch(page: Page): Watch {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return { faults, forget: () => faults.splice(0) }
}

/** Nothing but what it is made for scrolls sideways. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect.soft(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(room)
}

/**
 * Nothing serious or critical for people who hear, enlarge or do not see colours; in both themes. `darkToo` can be left
 * out where the same colours were looked at in another size.
 */
export async function expectAccessible(page: Page, where: string, { darkToo = true } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoneGrave(axe(page), `${where}, light`)
  if (!darkToo) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoneGrave(axe(page).withRules(['color-contrast']), `${where}, dark`)
}

/** Describes only what is wrong, in this page alone: the rest of its report costs more than the looking. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })

async function expectNoneGrave(reader: AxeBuilder, where: string): Promise<void> {
  const { violations } = await reader.analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  expect.soft(grave, where).toEqual([])
}
