import type { UserStatus } from '@gida/contract/domains/users/user'
import { users as words } from '#words/users'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'

export const PAGE_SIZE = 20
export const ROLES = Object.keys(words.roles) as (keyof typeof words.roles)[]
export const STATUSES = Object.keys(words.statuses) as UserStatus[]
const SORTS = ['-full_name', 'created_at', '-created_at'] as const // by name is the default

export type UserSearch = ReturnType<typeof readUserSearch>

export function readUserSearch(raw: Record<string, unknown>) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return given({
    page: readCount(raw, 'page'),
    limit: limit && limit <= 100 ? limit : undefined,
    search: readText(raw, 'search')?.slice(0, 100),
    sort: readOneOf(raw, 'sort', SORTS),
    role: readOneOf(raw, 'role', ROLES),
    status: readOneOf(raw, 'status', STATUSES),
    estate_id: readText(raw, 'estate_id'),
  })
}
