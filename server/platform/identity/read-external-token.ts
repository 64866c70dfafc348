import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose'
import type { Clock } from '../clock/clock.ts'
import { problem } from '../errors/problem.ts'
import { sha256 } from '../sha256.ts'
import { type Discovered, unavailable } from './discovery.ts'
import { verifiedEmail } from './verified-email.ts'

/** What the issuer says of a person. The address is there only where the issuer has verified it. */
export type ExternalPerson = { issuer: string; subject: string; verified_email: string | null }

/** A person by a token that the issuer made out for us. */
export type ExternalBearer = ExternalPerson & {
  issued_at: Date
  expires_at: Date
  /** Names the issuer's session where the token does, else the token: what can be ended here. */
  session: string
}

/** Signatures by a key pair alone: `none`, and a public key used as a shared secret, are not among them. */
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

/** A JWT of the issuer, as the bearer of a call: signature, issuer, audience and times, all of them. */
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

/** An ID token says who somebody is to the client; it is no key to calls, although it may be made out to us as well. */
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

/** jose has no name of its own for a key set that was answered with a failure. */
const isBadKeySet = (error: unknown) =>
  error instanceof errors.JOSEError && error.code === errors.JOSEError.code
