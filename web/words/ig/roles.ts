import type { roles as english } from '../en/roles.ts'
import type { Words } from '../words.ts'

export const roles = {
  ESTATE_MANAGER: 'Onye nlekọta esteeti',
  LANDLORD: 'Onye nwe ụlọ',
  PROPERTY_MANAGER: 'Onye nlekọta ụlọ',
  TENANT: 'Onye bi n’ụlọ',
  ADMIN: 'Onyeisi nchịkwa',
} satisfies Words<typeof english>
