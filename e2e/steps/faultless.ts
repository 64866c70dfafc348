import axe from 'axe-core'
import { expect, type Page } from './gida.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

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
  await page.evaluate(axe.source)
  await expectNoneGrave(page, `${where}, light`)
  if (!darkToo) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoneGrave(page, `${where}, dark`, ['color-contrast'])
}

async function expectNoneGrave(page: Page, where: string, rules?: string[]): Promise<void> {
  const violations = await page.evaluate(findViolations, rules)
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  expect.soft(grave, where).toEqual([])
}

/** Runs in the page. Describes only what is wrong: the rest of the report costs more than the looking. */
async function findViolations(rules?: string[]): Promise<axe.Result[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: rules }),
  }
  return (await window.axe.run(document, options)).violations
}
