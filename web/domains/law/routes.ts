import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { law as words } from '../../words/en/law.ts'

type Raw = Record<string, unknown>
const PAGE_SIZE = 20
export const STATUSES = Object.keys(words.statuses) as (keyof typeof words.statuses)[]

const readDay = (raw: Raw, name: string) => {
  const day = readText(raw, name)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

export function readRuleSearch(raw: Raw) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    search: readText(raw, 'search'),
    state: readText(raw, 'state'),
    on: readDay(raw, 'on'),
    status: readOneOf(raw, 'status', STATUSES),
  })
}

export const rulesScreen = screen('/dashboard/law', {
  title: words.rules.title,
  search: readRuleSearch,
  page: () => import('./pages/RulesPage.tsx'),
})

export const taxScreen = screen('/dashboard/estates/$id/tax', {
  title: words.tax.title,
  permission: 'reports_read',
  search: (raw) => given({ year: readCount(raw, 'year', 0, 2000) }),
  page: () => import('./pages/TaxPage.tsx'),
})

export const quoteScreen = screen('/dashboard/units/$id/quote', {
  title: words.quote.title,
  permission: 'properties_read',
  page: () => import('./pages/QuotePage.tsx'),
})

export const lawScreens = [rulesScreen, taxScreen, quoteScreen] as const
