import type { Role } from '@gida/contract/shared/roles'
import { roles } from '#words/roles'
import { shell as words } from '#words/shell'

type Person = { full_name?: string | null; role?: string | null }

export const personName = ({ full_name }: Person): string => full_name?.trim() || words.user

/** The role's name, as on the badge; an unknown role is called a user. */
export const roleName = ({ role }: Person): string => roles[role as Role] ?? words.user
