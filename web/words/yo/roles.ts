import type { roles as english } from '../en/roles.ts'
import type { Words } from '../words.ts'

export const roles = {
  ESTATE_MANAGER: 'Alábòójútó ẹ̀sítéètì',
  LANDLORD: 'Onílé',
  PROPERTY_MANAGER: 'Alábòójútó ilé',
  TENANT: 'Ayálégbé',
  ADMIN: 'Ọ̀gá alákòóso',
} satisfies Words<typeof english>
