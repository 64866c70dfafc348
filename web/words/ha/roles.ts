import type { roles as english } from '../en/roles.ts'
import type { Words } from '../words.ts'

export const roles = {
  ESTATE_MANAGER: 'Manajan rukunin gidaje',
  LANDLORD: 'Mai gida',
  PROPERTY_MANAGER: 'Manajan gida',
  TENANT: 'Ɗan haya',
  ADMIN: 'Babban mai gudanarwa',
} satisfies Words<typeof english>
