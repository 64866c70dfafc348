import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { Identity, OidcCallback, OidcCode, OidcStart } from './identity.ts'
import { Session } from './session.ts'

/** Sign-in through an external identity provider (OpenID Connect). */
export const outside = {
  startOidc: endpoint({
    method: 'GET',
    path: '/auth/oidc/start',
    summary: 'Send the browser to the outside identity provider',
    access: 'public',
    query: OidcStart,
    answer: 'redirect',
    errors: ['ROUTE_NOT_FOUND', 'IDENTITY_PROVIDER_UNAVAILABLE'],
  }),
  returnFromOidc: endpoint({
    method: 'GET',
    path: '/auth/oidc/callback',
    summary: 'Where the outside identity provider sends the browser back to',
    access: 'public',
    query: OidcCallback,
    answer: 'redirect',
    errors: [
      'ROUTE_NOT_FOUND',
      'IDENTITY_REFUSED',
      'IDENTITY_UNKNOWN',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_PROVIDER_UNAVAILABLE',
    ],
  }),
  openOidcSession: endpoint({
    method: 'POST',
    path: '/auth/oidc/session',
    summary: 'A session for the one-use code that the browser came back with',
    access: 'public',
    body: OidcCode,
    answer: Session,
    errors: ['IDENTITY_REFUSED', 'SECOND_FACTOR_REQUIRED', 'ACCOUNT_INACTIVE', 'ACCOUNT_MERGED'],
  }),
  listIdentities: endpoint({
    method: 'GET',
    path: '/auth/identities',
    summary: 'The outside identities that you can sign in with',
    access: 'signed_in',
    answer: z.object({ provider: z.string().nullable(), data: z.array(Identity) }),
  }),
  unlinkIdentity: endpoint({
    method: 'DELETE',
    path: '/auth/identities/{id}',
    summary: 'Part an outside identity from your account; its sessions end',
    access: 'signed_in',
    params: paramsOf('identity'),
    answer: null,
    errors: ['NOT_FOUND'],
  }),
}
