import type { UserStatus, UsersOnly } from '@gida/contract/domains/users/user'
import type { Role } from '@gida/contract/shared/roles'
import { given, readCount, readEstate, readOneOf, readText } from '../../platform/screens/search.ts'

export const PAGE_SIZE = 20
type RoleOfEstate = Exclude<Role, 'ADMIN'>
export const ROLES = Object.keys({
  ESTATE_MANAGER: true,
  LANDLORD: true,
  PROPERTY_MANAGER: true,
  TENANT: true,
} satisfies Record<RoleOfEstate, true>) as RoleOfEstate[]
export const STATUSES = Object.keys({
  ACTIVE: true,
  INACTIVE: true,
  PENDING_VERIFICATION: true,
} satisfies Record<UserStatus, true>) as UserStatus[]
export const ONLY = Object.keys({
  JOINED_LATELY: true,
  EMAIL_NOT_VERIFIED: true,
} satisfies Record<UsersOnly, true>) as UsersOnly[]
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
    only: readOneOf(raw, 'only', ONLY),
    estate_id: readEstate(raw),
  })
}
