import type { roles as english } from '../en/roles.ts'
import type { Words } from '../words.ts'

export const roles = {
  ESTATE_MANAGER: 'Estate manager',
  LANDLORD: 'Landlord',
  PROPERTY_MANAGER: 'Property manager',
  TENANT: 'Tenant',
  ADMIN: 'Super admin',
} satisfies Words<typeof english>
