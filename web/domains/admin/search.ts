import { ROLE_NAMES, type Role } from '@gida/contract/shared/roles'
import { given, readOneOf, readPages, readText } from '../../platform/screens/search.ts'

export const readJobsSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), show: readOneOf(raw, 'show', ['GIVEN_UP'] as const) })
export type JobsSearch = ReturnType<typeof readJobsSearch>

/** The page of a queue, and whether done items are shown. */
export const readQueueSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), show: readOneOf(raw, 'show', ['DONE'] as const) })
export type QueueSearch = ReturnType<typeof readQueueSearch>

export const MARKS = ['SUSPENDED', 'VERIFIED', 'UNVERIFIED'] as const
export const STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const

export const readEstateDeskSearch = (raw: Record<string, unknown>) =>
  given({
    ...readPages(raw),
    search: readText(raw, 'search')?.slice(0, 100),
    status: readOneOf(raw, 'status', STATUSES),
    mark: readOneOf(raw, 'mark', MARKS),
  })
export type EstateDeskSearch = ReturnType<typeof readEstateDeskSearch>

export const ROLES = Object.keys(ROLE_NAMES) as Role[]
export const STATES = ['SUSPENDED', 'ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION'] as const
const SORTS = ['-full_name', 'created_at', '-created_at'] as const // by name is the default

export const readPeopleSearch = (raw: Record<string, unknown>) =>
  given({
    ...readPages(raw),
    search: readText(raw, 'search')?.slice(0, 100),
    sort: readOneOf(raw, 'sort', SORTS),
    role: readOneOf(raw, 'role', ROLES),
    state: readOneOf(raw, 'state', STATES),
  })
export type PeopleSearch = ReturnType<typeof readPeopleSearch>
