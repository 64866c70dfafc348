import axe from 'axe-core'
import { expect, type Page } from './gida.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export type Watch = { faults: string[]; forget(): void }

/** Records console errors and responses with status 4xx or 5xx. */
export function watch(page: Page): Watch {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return { faults, forget: () => faults.splice(0) }
}

/** Waits until nothing in the accessibility tree is loading; the page behind a dialog is hidden from it. */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled).catch(() => {}) // polled each frame; on timeout the assertions below say what is loading
  // Text quoted in English on a page in another language is marked with `lang`.
  await expect(page.getByText(/^Loading/).and(page.locator(':not([lang=en])'))).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]:not([aria-hidden=true] *)')).toHaveCount(0)
}

/** Runs in the page. */
function isSettled(): boolean {
  const loading = document.evaluate(
    '//body//text()[starts-with(normalize-space(), "Loading")][not(parent::script)][not(parent::*[@lang="en"])]',
    document,
    null,
    XPathResult.BOOLEAN_TYPE,
  )
  return !loading.booleanValue && !document.querySelector('[aria-busy=true]:not([aria-hidden=true] *)')
}

/** The page itself does not scroll sideways. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findTooWide), `${where} is wider than the screen`).toEqual([])
}

/** Runs in the page. If it is wider than the screen: by how much, and which element sticks out furthest. */
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const out = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .sort((one, other) => other.right - one.right)
  return [
    `${scrollWidth} of ${clientWidth}`,
    ...out
      .slice(0, 3)
      .map(({ element, right }) => `${right}: <${element.localName}> ${element.textContent?.slice(0, 60)}`),
  ]
}

/** Minimum size of touch targets in px: alone, and within a table or sentence. */
const FINGER = { alone: 44, among: 24 }

/** Every target is large enough for touch. */
export async function expectTouchable(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findSmallTargets, FINGER), `${where}: too small for a finger`).toEqual([])
}

/** No table or figure is clipped by its container. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findCut), `${where}: cut off`).toEqual([])
}

/** Runs in the page. */
function findCut(): string[] {
  const clipOf = (element: Element): Element | null => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return around
    return null
  }
  return [...document.querySelectorAll('main table, main data[data-unit]')].flatMap((shown) => {
    const inner = shown.getBoundingClientRect()
    const clip = clipOf(shown)
    if (!clip || !shown.checkVisibility({ visibilityProperty: true }) || inner.width <= 1) return []
    const outer = clip.getBoundingClientRect()
    if (outer.width <= 1 || (inner.right <= outer.right + 1 && inner.left >= outer.left - 1)) return []
    return [`${shown.tagName.toLowerCase()} “${shown.textContent?.trim().slice(0, 40)}”`]
  })
}

/** At twice the font size the screen is complete and no wider. */
export async function expectWholeWhenLarge(page: Page, where: string): Promise<void> {
  const setText = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to
    }, size)
  await setText('200%')
  await expectNoOverflow(page, `${where}, in large text,`)
  await setText('')
}

/** Every text fits its button or tab and the screen; truncated text has an ellipsis. */
export async function expectTextsInPlace(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(findTextsOutOfPlace), `${where}: out of their place`).toEqual([])
}

/** Runs in the page. */
function findTextsOutOfPlace(): string[] {
  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : []
  const boundOf = (text: Node): Element | undefined => {
    const all = around(text.parentElement)
    const mayLeave = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll'
    }
    if (all.some(mayLeave)) return undefined
    const isBound = (element: Element) =>
      element.matches('button, nav a, [role=tab], html') || getComputedStyle(element).overflowX !== 'visible'
    return all.find(isBound)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const inner = range.getBoundingClientRect()
    const outer = boundOf(text)?.getBoundingClientRect()
    if (!outer || inner.width <= 1 || outer.width <= 1) continue
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1 || inner.right > innerWidth + 1)
      found.push(`“${text.nodeValue.trim().slice(0, 40)}” by ${Math.round(inner.right - outer.right)}`)
  }
  return found
}

/** Runs in the page. Probes outwards from the centre of each target, since a label or pseudo-element may enlarge it. */
function findSmallTargets({ alone, among }: { alone: number; among: number }): string[] {
  const TAPPED =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [role=option], [role=menuitem]'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim()
  const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0] ?? element.closest('label')
  const targets = new Set(
    [...document.querySelectorAll(TAPPED)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) return []
      const shown = isShown(element) ? element : labelOf(element)
      return shown && isShown(shown) ? [shown] : []
    }),
  )
  return [...targets].flatMap((target) => {
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const finger = isInSentence(target) || target.closest('td, th') ? among : alone
    const answers = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY)
      const label = hit?.closest('label')
      return (
        hit !== null &&
        (target.contains(hit) || (label?.control != null && labelOf(label.control) === labelOf(target)))
      )
    }
    if (!answers(x, y) || (width >= finger && height >= finger)) return []
    const reach = (stepX: number, stepY: number) => {
      let at = 0
      while (at < finger && answers(x + stepX * (at + 1), y + stepY * (at + 1))) at++
      return at
    }
    const wide = Math.max(width, 1 + reach(-1, 0) + reach(1, 0))
    const high = Math.max(height, 1 + reach(0, -1) + reach(0, 1))
    if (wide > finger - 1 && high > finger - 1) return []
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim()
    return [
      `${target.tagName.toLowerCase()} “${name?.slice(0, 40)}” ${Math.round(wide)} x ${Math.round(high)}`,
    ]
  })
}

type Theme = 'light' | 'dark'
type Audit = {
  rules: { id: string; impact: string; enabled: boolean; tags: string[] }[]
  tagExclude: string[]
}

type Wanted = { rules?: string[]; impacts: readonly string[]; except: string[] }

const GRAVE: readonly string[] = ['serious', 'critical']
/** Header, side navigation and bottom bar, which every screen of a role repeats. */
const FRAME = ['header:not(main *)', 'nav:not(main *, [role=dialog] *)']
/** Frames already checked by this worker, with rules, theme and size. */
const framesChecked = new Set<string>()

/**
 * No serious or critical accessibility violations: all rules in the first theme, colour rules only in the other. One theme where the other
 * is covered at another size.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  for (const [at, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectSettled(page)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    await expectNoneGrave(page, `${where}, ${colorScheme}`, at === 0 ? undefined : ['color-contrast'])
  }
}

async function expectNoneGrave(page: Page, where: string, rules?: string[]): Promise<void> {
  const frame = `${rules ?? 'all'} ${await page.evaluate(describeFrame, FRAME)}`
  const isKnown = framesChecked.has(frame)
  const violations = await page.evaluate(findViolations, {
    rules,
    impacts: GRAVE,
    except: isKnown ? FRAME : [],
  })
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  expect.soft(grave, where).toEqual([])
  framesChecked.add(frame)
}

/** Runs in the page. Texts of the frame without its counts, in this theme and size. */
function describeFrame(selectors: string[]): string {
  const texts = [...document.querySelectorAll(selectors.join())].map((part) => part.textContent ?? '')
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return `${innerWidth} ${isDark} ${document.documentElement.dataset.theme} ${texts.join('|').replace(/\d/g, '')}`
}

/**
 * Runs in the page. Only rules of the gravity that is reported run, and only violations are collected: the other rules and the full report
 * take longer than the check.
 */
async function findViolations(wanted: Wanted): Promise<axe.Result[]> {
  const { rules, tagExclude } = (window.axe as unknown as { _audit: Audit })._audit
  const grave = rules.filter(
    ({ enabled, impact, tags }) =>
      enabled && wanted.impacts.includes(impact) && !tags.some((tag) => tagExclude.includes(tag)),
  )
  const values = wanted.rules ?? grave.map(({ id }) => id)
  return (
    await window.axe.run(wanted.except.length > 0 ? { exclude: wanted.except } : document, {
      ...{ resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values } },
    })
  ).violations
}
