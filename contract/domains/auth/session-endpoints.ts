import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { Context, RefreshBody, Session, SessionEntry, SocketTicket, TokenCheck } from './session.ts'

/** Sessions: refresh, list and end. */
export const sessions = {
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for a new pair of tokens. Each refresh token can be used once',
    access: 'public',
    body: RefreshBody,
    answer: Session,
    errors: ['TOKEN_EXPIRED', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_INACTIVE', 'ACCOUNT_MERGED'],
  }),
  validateToken: endpoint({
    method: 'POST',
    path: '/auth/validate-token',
    summary: 'Check whether an access token is valid, and whose it is',
    access: 'public',
    changes: [],
    body: z.object({ token: z.string().max(4000) }),
    answer: TokenCheck,
  }),
  getContext: endpoint({
    method: 'GET',
    path: '/auth/context',
    summary: 'Retrieve the signed-in person, their permissions and their estates',
    access: 'signed_in',
    kept: true,
    answer: Context,
    sets_up: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the current session',
    access: 'signed_in',
    answer: null,
    sets_up: true,
  }),
  createSocketTicket: endpoint({
    method: 'POST',
    path: '/auth/ws-ticket',
    summary: 'Create a single-use ticket that opens the live socket within 30 seconds',
    access: 'signed_in',
    changes: [],
    answer: SocketTicket,
    status: 201,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: "List the caller's sessions, latest first",
    access: 'signed_in',
    answer: z.object({ data: z.array(SessionEntry) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: "End one of the caller's sessions",
    access: 'signed_in',
    params: paramsOf('session'),
    answer: null,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/auth/sessions/end-others',
    summary: "End all of the caller's other sessions",
    access: 'signed_in',
    answer: z.object({ ended: z.int() }),
  }),
}
