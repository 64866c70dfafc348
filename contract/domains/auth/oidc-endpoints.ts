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
    summary: 'Redirect the browser to the external identity provider',
    access: 'public',
    query: OidcStart,
    answer: 'redirect',
    errors: ['ROUTE_NOT_FOUND', 'IDENTITY_PROVIDER_UNAVAILABLE'],
  }),
  returnFromOidc: endpoint({
    method: 'GET',
    path: '/auth/oidc/callback',
    summary: 'Handle the redirect back from the external identity provider',
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
    summary: 'Exchange the one-time code from the redirect for a session',
    access: 'public',
    body: OidcCode,
    answer: Session,
    errors: ['IDENTITY_REFUSED', 'SECOND_FACTOR_REQUIRED', 'ACCOUNT_INACTIVE', 'ACCOUNT_MERGED'],
  }),
  listIdentities: endpoint({
    method: 'GET',
    path: '/auth/identities',
    summary: 'List the external identities that the caller can sign in with',
    access: 'signed_in',
    answer: z.object({ provider: z.string().nullable(), data: z.array(Identity) }),
  }),
  unlinkIdentity: endpoint({
    method: 'DELETE',
    path: '/auth/identities/{id}',
    summary: "Unlink an external identity from the caller's account and end its sessions",
    access: 'signed_in',
    params: paramsOf('identity'),
    answer: null,
    errors: ['NOT_FOUND'],
  }),
}
