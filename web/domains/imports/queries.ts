import type { Import, ImportFault } from '@gida/contract/domains/imports/import'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

const { imports } = client
export const PAGE_SIZE = 20

export const importsQuery = (page = 1) => ({
  ...query(imports.listImports, { query: { page, limit: PAGE_SIZE } }, { fresh: 'critical' as const }),
  placeholderData: keepPreviousData,
  refetchInterval: (found: { state: { data?: { data: { state: string }[] } | undefined } }) =>
    found.state.data?.data.some(({ state }) => isAtWork(state)) ? POLL_MS : false,
})

/** Polling interval while it runs. */
const POLL_MS = 1000
export const isAtWork = (state: string) => ['CHECKING', 'RUNNING', 'UNDOING'].includes(state)

export const importQuery = (id: string) => ({
  ...query(imports.getImport, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: (found: { state: { data?: Import | undefined } }) =>
    found.state.data && (isAtWork(found.state.data.state) || isInviting(found.state.data)) ? POLL_MS : false,
})

/** Rows are imported, but invitations are still being sent. */
export const isInviting = ({ state, result }: Pick<Import, 'state' | 'result'>) =>
  state === 'DONE' && result.to_invite > result.invited + result.not_invited

export const faultsQuery = (id: string, kind: ImportFault['kind'], page: number) => ({
  ...query(imports.listFaults, { params: { id }, query: { kind, page, limit: PAGE_SIZE } }),
  placeholderData: keepPreviousData,
})
