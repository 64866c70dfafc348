import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { DifferencesSearch, RemittancesSearch, SettlementsSearch } from './search.ts'

const { settlements } = client
const FRESH = { fresh: 'critical' } as const
type Pages = { page?: number; limit?: number }

export const settlementsQuery = (search: SettlementsSearch) => ({
  ...query(settlements.listSettlements, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const settlementQuery = (id: string) => query(settlements.getSettlement, { params: { id } }, FRESH)
export const settlementLinesQuery = (id: string, pages: Pages) => ({
  ...query(settlements.listSettlementLines, { params: { id }, query: { limit: PAGE_SIZE, ...pages } }, FRESH),
  placeholderData: keepPrevious({ id }),
})
export const differencesQuery = ({
  state = 'OPEN',
  ...search
}: Omit<DifferencesSearch, 'state'> & { state?: 'OPEN' | 'CLOSED' }) => ({
  ...query(settlements.listDifferences, { query: { limit: PAGE_SIZE, state, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const dueQuery = ({ estate_id, only }: RemittancesSearch) =>
  query(
    settlements.listDueRemittances,
    { query: { ...(estate_id && { estate_id }), ...(only && { only }) } },
    FRESH,
  )
export const remittancesQuery = ({ only: _, ...search }: RemittancesSearch) => ({
  ...query(settlements.listRemittances, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})

export const ownersQuery = query(settlements.listStatementOwners, {}, FRESH)
type OfOwner = { estate_id: string; landlord_id: string }
export const ownerStatementQuery = ({ estate_id, landlord_id }: OfOwner, month: string) => ({
  ...query(
    settlements.getOwnerStatement,
    { params: { id: estate_id }, query: { landlord_id, month } },
    FRESH,
  ),
  placeholderData: keepPrevious({ id: estate_id, landlord_id }),
})
export const ownerYearQuery = ({ estate_id, landlord_id }: OfOwner, year: number) => ({
  ...query(settlements.getOwnerYear, { params: { id: estate_id }, query: { landlord_id, year } }, FRESH),
  placeholderData: keepPrevious({ id: estate_id, landlord_id }),
})
export const tenantStatementQuery = (year: number) => ({
  ...query(settlements.getTenantStatement, { query: { year } }, FRESH),
  placeholderData: keepPreviousData,
})
export const moneySettingsQuery = (id: string) => query(settlements.getMoneySettings, { params: { id } })
