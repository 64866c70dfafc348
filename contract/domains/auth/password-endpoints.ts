import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import {
  AddressBody,
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
  Verified,
} from './password.ts'
import { Session } from './session.ts'

/** Passwords, and e-mailed links that verify an address. */
export const passwords = {
  sendVerification: endpoint({
    method: 'POST',
    path: '/auth/send-verification',
    also: ['/auth/resend-verification'],
    summary: 'Mail the link that verifies an e-mail address; says nothing of whether the address is known',
    access: 'public',
    body: AddressBody,
    answer: null,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email',
    summary: 'Verify the e-mail address that the link was mailed to',
    access: 'public',
    changes: ['auth', 'users'],
    query: z.object({ token: z.string().max(200) }),
    answer: Verified,
    errors: ['VERIFICATION_INVALID', 'VERIFICATION_USED', 'VERIFICATION_EXPIRED'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send the link that sets a new password; says nothing of whether the person is known',
    access: 'public',
    body: ForgotPasswordBody,
    answer: null,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password by the link; every session ends',
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
    summary: 'Change your password; every session ends, and the answer is a new one for the caller',
    access: 'signed_in',
    body: ChangePasswordBody,
    answer: Session,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'SERVER_BUSY'],
  }),
}
