import { keepPreviousData } from '@tanstack/react-query'
import { readPhrases } from '../../platform/browser/phrases.ts'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { QueueSearch } from './search.ts'

const { admin } = officeClient
const FRESH = { fresh: 'critical' } as const

/** The texts of the page's language; a build contains only those. */
export const phrasesQuery = {
  queryKey: ['phrases'],
  queryFn: readPhrases,
  staleTime: Number.POSITIVE_INFINITY,
}

export const myWordingsQuery = (page: number) => ({
  ...query(admin.listMyWordings, { query: { page, limit: PAGE_SIZE } }, FRESH),
  placeholderData: keepPreviousData,
})

export const wordingsQuery = ({ page, limit = PAGE_SIZE, show }: QueueSearch) => ({
  ...query(admin.listWordings, { query: { page, limit, ...(show ? { decided: 'true' } : {}) } }, FRESH),
  placeholderData: keepPreviousData,
})

export const acceptedWordingsFile = () => admin.downloadAcceptedWordings()
