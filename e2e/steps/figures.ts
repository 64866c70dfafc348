import type { Response } from '@playwright/test'
import { expect, type Page } from './gida.ts'
import { navigateInApp } from './go-within.ts'
import { expectSettled } from './page-checks.ts'

/** A figure of a page, and the address it links to. */
export type Figure = {
  label: string
  value: number
  unit: string
  opens: string | null
  alone: string | null
}

/** The largest page size, to read a list with few calls. */
const MOST_PER_PAGE = 100
type Row = Record<string, unknown>
/** All rows of a list that was opened, over all its pages. */
export type Opened = { call: string; total: number; rows: Row[] }

/** Every figure in the page's heads, cards and charts (machine-readable amounts and counts), except those in the rows of its list. */
export async function figuresOf(page: Page, address: string): Promise<Figure[]> {
  await navigateInApp(page, address)
  await expect(page.locator('main h1').first()).toBeAttached()
  await expectSettled(page)
  return page.evaluate(readFigures)
}

/** Runs in the page. */
function readFigures(): Figure[] {
  return [...document.querySelectorAll<HTMLDataElement>('main data[data-unit]')].flatMap((shown) => {
    const stat = shown.closest<HTMLElement>('[data-figure]')
    const door = shown.closest<HTMLElement>('a, [data-door]')
    const link = door instanceof HTMLAnchorElement ? door : door?.querySelector('a')
    if (!stat && !link) return []
    return [
      {
        label: (stat ?? door)?.innerText.split('\n')[0] ?? '',
        value: Number(shown.value),
        unit: shown.dataset.unit ?? '',
        opens: link ? link.pathname + link.search : null,
        alone: stat?.dataset.figure === 'opens' ? null : (stat?.dataset.figure ?? null),
      },
    ]
  })
}

/** Opens an address and reads all pages of each list it requests, with the same filters. */
export async function openRows(page: Page, address: string): Promise<Opened[]> {
  const asked = new Map<string, string>()
  const listen = (answer: Response) => {
    const isAnswer = answer.headers()['content-type']?.startsWith('application/json')
    const { authorization } = answer.request().headers()
    if (isAnswer && authorization && answer.request().method() === 'GET')
      asked.set(answer.url(), authorization)
  }
  page.on('response', listen)
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeAttached()
  await expectSettled(page)
  page.off('response', listen)
  const lists: Opened[] = []
  for (const [url, authorization] of asked) {
    const list = await readAll(page, url, authorization)
    if (list) lists.push(list)
  }
  return lists
}

async function readAll(page: Page, asked: string, authorization: string): Promise<Opened | null> {
  const url = new URL(asked)
  const rows: Row[] = []
  if (url.searchParams.has('limit')) url.searchParams.set('limit', String(MOST_PER_PAGE))
  for (let at = 1; ; at++) {
    if (url.searchParams.has('page') || at > 1) url.searchParams.set('page', String(at))
    const answer = await page.request.get(url.href, { headers: { authorization } })
    const body = answer.ok() ? await answer.json() : {}
    if (!Array.isArray(body.data)) return null // not a list
    rows.push(...body.data)
    const total = body.pagination?.total ?? rows.length
    if (rows.length >= total || body.data.length === 0)
      return { call: url.pathname.replace('/api/v1', ''), total, rows }
  }
}
