import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { phone } = officeClient

export const phonePinQuery = query(phone.getPhonePin, undefined, { fresh: 'critical' })
export const phoneUseQuery = (id: string) => query(phone.getPhoneUse, { params: { id } })
