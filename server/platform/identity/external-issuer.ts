import { decodeJwt } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Clock } from '../clock/clock.ts'
import type { IdentityConfig } from '../config/config.ts'
import { problem } from '../errors/problem.ts'
import { makeDiscovery } from './discovery.ts'
import { asIdentityProblem } from './issuer-problems.ts'
import type { ExternalBearer, ExternalPerson } from './read-external-token.ts'
import { readExternalToken } from './read-external-token.ts'
import { verifiedEmail } from './verified-email.ts'

/** State that a browser takes to the issuer and must return with. */
export type Journey = { state: string; nonce: string; verifier: string }

export type ExternalIssuer = {
  readonly name: string
  /** Whether a token claims to be from this issuer; not yet verified. */
  claims(token: string): boolean
  /** Throws TOKEN_EXPIRED, UNAUTHENTICATED, or IDENTITY_PROVIDER_UNAVAILABLE if its keys cannot be fetched. */
  read(token: string): Promise<ExternalBearer>
  begin(): Promise<{ address: string; journey: Journey }>
  /** `search` is the query string of the callback. Throws IDENTITY_REFUSED or IDENTITY_PROVIDER_UNAVAILABLE. */
  finish(search: URLSearchParams, journey: Journey): Promise<ExternalPerson>
}

/** Redirect address for the issuer. */
export const CALLBACK = '/api/v1/auth/oidc/callback'

/** An OpenID Connect issuer, used by the authorization code flow with PKCE, state and nonce. */
export function makeExternalIssuer(config: IdentityConfig, publicUrl: string, clock: Clock): ExternalIssuer {
  const discovery = makeDiscovery(config)
  const callback = new URL(CALLBACK, publicUrl)

  async function begin() {
    const { client } = await discovery()
    const journey = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const address = buildAuthorizationUrl(client, {
      redirect_uri: callback.href,
      scope: 'openid email',
      state: journey.state,
      nonce: journey.nonce,
      code_challenge: await calculatePKCECodeChallenge(journey.verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, journey }
  }

  async function finish(search: URLSearchParams, journey: Journey): Promise<ExternalPerson> {
    const { client } = await discovery()
    const returned = new URL(`?${search}`, callback)
    try {
      const tokens = await authorizationCodeGrant(client, returned, {
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        pkceCodeVerifier: journey.verifier,
        idTokenExpected: true,
      })
      const said = tokens.claims()
      if (!said) throw problem('IDENTITY_REFUSED')
      const claims =
        said.email === undefined ? await fetchUserInfo(client, tokens.access_token, said.sub) : said
      return { issuer: said.iss, subject: said.sub, verified_email: verifiedEmail(claims) }
    } catch (error) {
      throw asIdentityProblem(error)
    }
  }

  return {
    name: config.name,
    claims: (token) => issuerOf(token) === withoutSlash(config.issuer),
    read: async (token) => readExternalToken(token, await discovery(), config.audience, clock),
    begin,
    finish,
  }
}

function issuerOf(token: string): string | undefined {
  try {
    return withoutSlash(decodeJwt(token).iss)
  } catch {
    return undefined
  }
}

const withoutSlash = (issuer: string | undefined) => issuer?.replace(/\/$/, '')
