import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { deposits as words } from '../../words/en/deposits.ts'
import { type DepositSearch, PAGE_SIZE, SHOWS } from './queries.ts'

export function readDepositSearch(raw: Record<string, unknown>): DepositSearch {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  const show = readOneOf(raw, 'show', SHOWS)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    show: show === 'DUE' ? undefined : show,
    estate_id: readText(raw, 'estate_id'),
  })
}

export const depositsScreen = screen('/dashboard/deposits', {
  title: words.title,
  permission: 'payments_read',
  search: readDepositSearch,
  page: () => import('./pages/DepositsPage.tsx'),
})

/** A deposit goes by the id of its lease. */
export const depositScreen = screen('/dashboard/deposits/$id', {
  title: words.title,
  permission: 'payments_read',
  page: () => import('./pages/DepositPage.tsx'),
})

export const depositScreens = [depositsScreen, depositScreen] as const
