import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import {
  AddressBody,
  ChangePasswordBody,
  ForgotPasswordBody,
  LinkTokenBody,
  PhoneCodeBody,
  PhoneVerified,
  ResetPasswordBody,
  Verified,
} from './password.ts'
import { Session } from './session.ts'

const linkErrors = ['VERIFICATION_INVALID', 'VERIFICATION_USED', 'VERIFICATION_EXPIRED'] as const

/** Passwords, e-mailed links that verify an address, and texted codes that verify a number. */
export const passwords = {
  sendVerification: endpoint({
    method: 'POST',
    path: '/auth/send-verification',
    also: ['/auth/resend-verification'],
    summary:
      'Send the link that verifies an e-mail address. The response does not reveal whether the address is known',
    access: 'public',
    body: AddressBody,
    answer: null,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email',
    summary: 'Verify an e-mail address by the link sent to it',
    access: 'public',
    changes: ['auth', 'users'],
    query: z.object({ token: z.string().max(200) }),
    answer: Verified,
    errors: [...linkErrors, 'VERIFICATION_SIGN_IN'],
  }),
  verifyOwnEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-own-email',
    summary:
      "Verify the caller's e-mail address by the link sent to it. The only way for an account whose phone number is verified",
    access: 'signed_in',
    changes: ['auth', 'users'],
    body: LinkTokenBody,
    answer: Verified,
    errors: [...linkErrors, 'VERIFICATION_SIGN_IN'],
  }),
  releaseEmail: endpoint({
    method: 'POST',
    path: '/auth/release-email',
    summary:
      "Remove an e-mail address, by the link sent to it, from somebody else's account that never verified it",
    access: 'public',
    changes: ['auth', 'users'],
    body: LinkTokenBody,
    answer: null,
    errors: linkErrors,
  }),
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/auth/send-phone-code',
    summary: "Send a code to the caller's phone number, which verifies it",
    access: 'signed_in',
    answer: null,
    errors: ['NO_PHONE_NUMBER', 'TOO_MANY_REQUESTS'],
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/auth/verify-phone',
    summary: "Verify the caller's phone number by the code sent to it",
    access: 'signed_in',
    changes: ['auth', 'users'],
    body: PhoneCodeBody,
    answer: PhoneVerified,
    errors: ['INVALID_CODE', 'TOO_MANY_REQUESTS'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a password reset link. The response does not reveal whether the person is known',
    access: 'public',
    body: ForgotPasswordBody,
    answer: null,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Reset a password by the link. Ends all sessions',
    access: 'public',
    changes: ['auth', 'users'],
    body: ResetPasswordBody,
    answer: null,
    errors: [
      'RESET_INVALID',
      'RESET_USED',
      'RESET_EXPIRED',
      'WEAK_PASSWORD',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_MERGED',
      'SERVER_BUSY',
    ],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    summary: "Change the caller's password. Ends all sessions and returns a new one",
    access: 'signed_in',
    body: ChangePasswordBody,
    answer: Session,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'SERVER_BUSY'],
  }),
}
