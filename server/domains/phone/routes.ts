import { phone } from '@gida/contract/domains/phone/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { getPhoneUse } from './count-use.ts'
import { getPhonePin, removePhonePin, setPhonePin } from './pin/phone-pin.ts'

export function phoneRoutes({ on }: Mount): void {
  on(phone.getPhonePin, (tx, { actor, services }) => getPhonePin(tx, services, actor.user_id))

  on(phone.setPhonePin, (tx, { actor, body, services }) => setPhonePin(tx, services, actor, body.pin))

  on(phone.removePhonePin, (tx, { actor, services }) => removePhonePin(tx, services, actor))

  on(phone.getPhoneUse, (tx, { actor, params }) => getPhoneUse(tx, actor, params.id))
}
