import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PhonePin, PhonePinBody, PhoneUse } from './pin.ts'

export const phone = {
  getPhonePin: endpoint({
    method: 'GET',
    path: '/auth/phone-pin',
    summary: 'Whether you have a PIN for what you ask by SMS, and which number you text',
    access: 'signed_in',
    answer: PhonePin,
  }),
  setPhonePin: endpoint({
    method: 'POST',
    path: '/auth/phone-pin',
    summary: 'Set the PIN that opens your balance and receipts from your phone number',
    access: 'signed_in',
    body: PhonePinBody,
    answer: PhonePin,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  removePhonePin: endpoint({
    method: 'DELETE',
    path: '/auth/phone-pin',
    summary: 'Take the PIN away: nothing private is told by SMS then',
    access: 'signed_in',
    answer: PhonePin,
  }),
  getPhoneUse: endpoint({
    method: 'GET',
    path: '/estates/{id}/phone-use',
    summary: 'What was asked from phones in an estate this month, and what the answers cost',
    access: 'properties_read',
    params: paramsOf('estate'),
    answer: PhoneUse,
  }),
}
