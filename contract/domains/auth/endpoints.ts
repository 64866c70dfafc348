import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import {
  Context,
  LoginBody,
  RefreshBody,
  RegisterBody,
  Session,
  SocketTicket,
  TokenCheck,
} from './session.ts'

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account as a landlord or an estate manager',
    access: 'public',
    body: RegisterBody,
    answer: Session,
    status: 201,
    errors: ['ROLE_REQUIRES_INVITATION', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: LoginBody,
    answer: Session,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new pair of tokens for the refresh token, which is spent by it',
    access: 'public',
    body: RefreshBody,
    answer: Session,
    errors: ['TOKEN_EXPIRED', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_INACTIVE'],
  }),
  validateToken: endpoint({
    method: 'POST',
    path: '/auth/validate-token',
    summary: 'Whether an access token still holds, and whose it is',
    access: 'public',
    body: z.object({ token: z.string().max(4000) }),
    answer: TokenCheck,
  }),
  getContext: endpoint({
    method: 'GET',
    path: '/auth/context',
    summary: 'Who is signed in, what they may do and where',
    access: 'signed_in',
    answer: Context,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session on the server',
    access: 'signed_in',
    answer: null,
  }),
  createSocketTicket: endpoint({
    method: 'POST',
    path: '/auth/ws-ticket',
    summary: 'A ticket that opens the live socket once, within 30 seconds',
    access: 'signed_in',
    answer: SocketTicket,
    status: 201,
  }),
}
