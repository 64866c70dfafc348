import type { live as english } from '../en/live.ts'
import type { Words } from '../words.ts'

export const live = {
  lost: 'Njikọ ozi ozugbo akwụsịla',
  reconnect: 'Jikọọ ọzọ',
  rateLimited: 'Njikọ karịrị akarị. Mechie peeji Gida ndị ọzọ, mgbe ahụ mepee nke a ọzọ.',
  unavailable: 'Ọrụ ịbanye anaghị arụ ọrụ ugbu a.',
  authFailed: 'Anyị enweghị ike ịkwado gị. Biko banye ọzọ.',
  expired: 'Oge gị agwụla. Biko banye ọzọ.',
  notConnected: 'Ozi enweghị ike ịga, njikọ adịghị',
  denied: 'Enweghị ikike',
  rightsChanged: 'Ihe i nwere ike ime agbanweela. Peeji a egosila ya.',
} satisfies Words<typeof english>
