import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PhonePin, PhonePinBody, PhoneUse } from './pin.ts'

export const phone = {
  getPhonePin: endpoint({
    method: 'GET',
    path: '/auth/phone-pin',
    summary: 'Retrieve whether the caller has a phone PIN, and the number to text',
    access: 'signed_in',
    answer: PhonePin,
  }),
  setPhonePin: endpoint({
    method: 'POST',
    path: '/auth/phone-pin',
    summary: "Set the PIN that gives access to balance and receipts from the caller's phone number",
    access: 'signed_in',
    body: PhonePinBody,
    answer: PhonePin,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  removePhonePin: endpoint({
    method: 'DELETE',
    path: '/auth/phone-pin',
    summary: 'Remove the phone PIN. No private information is then sent by SMS',
    access: 'signed_in',
    answer: PhonePin,
  }),
  getPhoneUse: endpoint({
    method: 'GET',
    path: '/estates/{id}/phone-use',
    summary: 'Retrieve the phone queries of an estate this month and the cost of the replies',
    access: 'properties_read',
    params: paramsOf('estate'),
    answer: PhoneUse,
  }),
}
