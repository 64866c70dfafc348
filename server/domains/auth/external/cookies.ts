import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { readCookie as readNamed, writeCookie } from '../../../platform/http/cookies.ts'
import type { Journey } from '../../../platform/identity/external-issuer.ts'
import type { Services } from '../../../platform/services.ts'

/** The cookie that carries the state of an external sign-in and this browser's half of the code. */
const NAME = 'gida_outside'
const PATH = '/api/v1/auth/oidc'
const JOURNEY_SECONDS = 600

const JourneyPayload = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
})
export type SealedJourney = Journey & { next: string | null }

/** Encrypted, so that only we can read the code verifier. */
export async function sealJourney(services: Services, journey: SealedJourney): Promise<string> {
  const value = await new EncryptJWT({ journey })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(services.clock.now().getTime() + JOURNEY_SECONDS * 1000))
    .encrypt(services.secrets.outsideSignIn)
  return cookie(services, value, JOURNEY_SECONDS)
}

/** Null if this browser did not start the sign-in, or took too long. */
export async function openJourney(
  services: Services,
  header: string | undefined,
): Promise<SealedJourney | null> {
  try {
    const { payload } = await jwtDecrypt(readCookie(header) ?? '', services.secrets.outsideSignIn, {
      currentDate: services.clock.now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return JourneyPayload.parse(payload.journey)
  } catch {
    return null
  }
}

/** SameSite allows it to be sent when the issuer redirects back. */
export const cookie = ({ config }: Services, value: string, seconds: number): string =>
  writeCookie(config, { name: NAME, path: PATH, seconds }, value)

export const readCookie = (header: string | undefined): string | undefined => readNamed(header, NAME)
