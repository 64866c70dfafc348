import type { Permission, Role } from '@gida/contract/shared/roles'

/** The person for whom a call is made, as their token says; the database checks it at the start of the transaction. */
export type Actor = {
  user_id: string
  session_id: string
  role: Role
  permissions: ReadonlySet<Permission>
  rights_version: number
}
