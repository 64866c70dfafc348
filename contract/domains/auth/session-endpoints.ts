import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { Context, RefreshBody, Session, SessionEntry, SocketTicket, TokenCheck } from './session.ts'

/** Sessions: refresh, list and end. */
export const sessions = {
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new pair of tokens for the refresh token, which is spent by it',
    access: 'public',
    body: RefreshBody,
    answer: Session,
    errors: ['TOKEN_EXPIRED', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_INACTIVE', 'ACCOUNT_MERGED'],
  }),
  validateToken: endpoint({
    method: 'POST',
    path: '/auth/validate-token',
    summary: 'Whether an access token still holds, and whose it is',
    access: 'public',
    changes: [],
    body: z.object({ token: z.string().max(4000) }),
    answer: TokenCheck,
  }),
  getContext: endpoint({
    method: 'GET',
    path: '/auth/context',
    summary: 'Who is signed in, what they may do and where',
    access: 'signed_in',
    kept: true,
    answer: Context,
    sets_up: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session on the server',
    access: 'signed_in',
    answer: null,
    sets_up: true,
  }),
  createSocketTicket: endpoint({
    method: 'POST',
    path: '/auth/ws-ticket',
    summary: 'A ticket that opens the live socket once, within 30 seconds',
    access: 'signed_in',
    changes: [],
    answer: SocketTicket,
    status: 201,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where you are signed in, the latest first',
    access: 'signed_in',
    answer: z.object({ data: z.array(SessionEntry) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Sign one of your devices out',
    access: 'signed_in',
    params: paramsOf('session'),
    answer: null,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/auth/sessions/end-others',
    summary: 'Sign out everywhere but here',
    access: 'signed_in',
    answer: z.object({ ended: z.int() }),
  }),
}
