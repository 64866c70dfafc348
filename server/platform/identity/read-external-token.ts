import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose'
import type { Clock } from '../clock/clock.ts'
import { problem } from '../errors/problem.ts'
import { sha256 } from '../sha256.ts'
import { type Discovered, unavailable } from './discovery.ts'
import { verifiedEmail } from './verified-email.ts'

/** What the issuer says about a person; the address only if the issuer verified it. */
export type ExternalPerson = { issuer: string; subject: string; verified_email: string | null }

/** A person identified by an access token that the issuer made for us. */
export type ExternalBearer = ExternalPerson & {
  issued_at: Date
  expires_at: Date
  /** The issuer's session id if the token has one, else the token's own id: what can be ended here. */
  session: string
}

/** Asymmetric signatures only: excludes `none`, and HMAC with a public key as the secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Verifies a JWT of the issuer as a bearer token: signature, issuer, audience and times. */
export async function readExternalToken(
  token: string,
  { issuer, keys }: Discovered,
  audience: string,
  clock: Clock,
): Promise<ExternalBearer> {
  const verified = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience,
    currentDate: clock.now(),
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch(refuse)
  const { payload } = verified
  if (isIdToken(verified)) throw problem('UNAUTHENTICATED')
  return {
    issuer,
    subject: payload.sub ?? '',
    verified_email: verifiedEmail(payload),
    issued_at: new Date((payload.iat ?? 0) * 1000),
    expires_at: new Date((payload.exp ?? 0) * 1000),
    session: sessionOf(payload, token),
  }
}

/** An ID token identifies a person to the client and is no access token, even if its audience matches. */
function isIdToken({ payload, protectedHeader }: JWTVerifyResult): boolean {
  if (protectedHeader.typ?.toLowerCase().replace('application/', '') === 'at+jwt') return false
  return ['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)
}

const sessionOf = (payload: JWTPayload, token: string) =>
  typeof payload.sid === 'string' ? `${payload.sub} ${payload.sid}` : sha256(token).toString('base64url')

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw problem('TOKEN_EXPIRED')
  if (error instanceof errors.JWKSTimeout || isLostFetch(error) || isBadKeySet(error))
    throw unavailable(error)
  throw problem('UNAUTHENTICATED')
}

const isLostFetch = (error: unknown) => error instanceof TypeError && error.cause !== undefined

/** jose has no specific error for a failed key set request. */
const isBadKeySet = (error: unknown) =>
  error instanceof errors.JOSEError && error.code === errors.JOSEError.code
