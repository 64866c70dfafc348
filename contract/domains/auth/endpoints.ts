import { endpoint } from '../../shared/endpoint.ts'
import { impersonation } from './impersonation-endpoints.ts'
import { outside } from './oidc-endpoints.ts'
import { passwords } from './password-endpoints.ts'
import { FinishSignInBody } from './second-factor.ts'
import { secondFactor } from './second-factor-endpoints.ts'
import { LoginBody, RegisterBody, Session } from './session.ts'
import { sessions } from './session-endpoints.ts'

export const auth = {
  ...passwords,
  ...sessions,
  ...impersonation,
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register as a landlord or an estate manager',
    access: 'public',
    changes: ['auth', 'users'],
    body: RegisterBody,
    answer: Session,
    status: 201,
    errors: [
      'ROLE_REQUIRES_INVITATION',
      'EMAIL_TAKEN',
      'PHONE_TAKEN',
      'WEAK_PASSWORD',
      'TOO_MANY_REQUESTS',
      'SERVER_BUSY',
    ],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: LoginBody,
    answer: Session,
    errors: [
      'INVALID_CREDENTIALS',
      'SECOND_FACTOR_REQUIRED',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_MERGED',
      'TOO_MANY_REQUESTS',
      'SERVER_BUSY',
    ],
  }),
  finishSignIn: endpoint({
    method: 'POST',
    path: '/auth/login/second-factor',
    summary: 'Complete a sign-in with a code from the authenticator app or a recovery code',
    access: 'public',
    body: FinishSignInBody,
    answer: Session,
    errors: ['CHALLENGE_EXPIRED', 'INVALID_CODE', 'ACCOUNT_INACTIVE', 'ACCOUNT_MERGED', 'TOO_MANY_REQUESTS'],
  }),
  ...secondFactor,
  ...outside,
}
