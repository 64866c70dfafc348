import { endpoint } from '../../shared/endpoint.ts'
import { CodeBody, Confirmed, NewSecondFactor, RecoveryCodes, SecondFactor } from './second-factor.ts'

/** The second factor, and step-up confirmation with it. */
export const secondFactor = {
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Whether you have a second factor, and how many recovery codes are left',
    access: 'signed_in',
    answer: SecondFactor,
    sets_up: true,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    summary: 'A secret for your authenticator app; in force once you confirm it with a code',
    access: 'signed_in',
    answer: NewSecondFactor,
    status: 201,
    errors: ['SECOND_FACTOR_ON'],
    sets_up: true,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Turn the second factor on; answers the recovery codes, this once',
    access: 'signed_in',
    body: CodeBody,
    answer: RecoveryCodes,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
    sets_up: true,
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor',
    summary: 'Remove your second factor, with a code or a recovery code',
    access: 'signed_in',
    body: CodeBody,
    answer: null,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Ten new recovery codes; the old ones end',
    access: 'signed_in',
    body: CodeBody,
    answer: RecoveryCodes,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/confirm',
    summary: 'Show a code before an action that asks for one; it holds ten minutes for this session',
    access: 'signed_in',
    body: CodeBody,
    answer: Confirmed,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
}
