import { endpoint } from '../../shared/endpoint.ts'
import { CodeBody, Confirmed, NewSecondFactor, RecoveryCodes, SecondFactor } from './second-factor.ts'

/** The second factor, and step-up confirmation with it. */
export const secondFactor = {
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Retrieve whether two-step verification is on, and how many recovery codes are left',
    access: 'signed_in',
    answer: SecondFactor,
    sets_up: true,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    summary: 'Create a secret for an authenticator app. It takes effect once confirmed with a code',
    access: 'signed_in',
    answer: NewSecondFactor,
    status: 201,
    errors: ['SECOND_FACTOR_ON'],
    sets_up: true,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Turn on two-step verification. Returns the recovery codes, which are shown only once',
    access: 'signed_in',
    body: CodeBody,
    answer: RecoveryCodes,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
    sets_up: true,
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor',
    summary: 'Turn off two-step verification, with a code or a recovery code',
    access: 'signed_in',
    body: CodeBody,
    answer: null,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Replace the recovery codes with ten new ones',
    access: 'signed_in',
    body: CodeBody,
    answer: RecoveryCodes,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/confirm',
    summary:
      "Confirm the caller's identity with a code before a sensitive action. Valid for ten minutes in this session",
    access: 'signed_in',
    body: CodeBody,
    answer: Confirmed,
    errors: ['INVALID_CODE', 'SECOND_FACTOR_OFF', 'TOO_MANY_REQUESTS'],
  }),
}
