import type { Role } from '@gida/contract/shared/roles'
import { roles } from '#words/roles'
import { shell as words } from '#words/shell'

type Person = { full_name?: string | null; role?: string | null }

export const personName = ({ full_name }: Person): string => full_name?.trim() || words.user

/** As on the badge; a role that is not known is simply a user. */
export const roleName = ({ role }: Person): string => roles[role as Role] ?? words.user
