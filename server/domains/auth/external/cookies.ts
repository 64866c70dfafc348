import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { readCookie as readNamed, writeCookie } from '../../../platform/http/cookies.ts'
import type { Journey } from '../../../platform/identity/external-issuer.ts'
import type { Services } from '../../../platform/services.ts'

/** What the browser takes along to the issuer, and its half of the code that it comes back with. */
const NAME = 'gida_outside'
const PATH = '/api/v1/auth/oidc'
const JOURNEY_SECONDS = 600

const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
})
export type SealedJourney = Journey & { next: string | null }

/** Encrypted, so that the verifier of the code is nobody's but ours. */
export async function sealJourney(services: Services, journey: SealedJourney): Promise<string> {
  const value = await new EncryptJWT({ journey })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(services.clock.now().getTime() + JOURNEY_SECONDS * 1000))
    .encrypt(services.secrets.outsideSignIn)
  return cookie(services, value, JOURNEY_SECONDS)
}

/** Null when the browser did not set out here, or took too long. */
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
    return Kept.parse(payload.journey)
  } catch {
    return null
  }
}

/** The issuer sends the browser back by a link of its own: the cookie comes with it. */
export const cookie = ({ config }: Services, value: string, seconds: number): string =>
  writeCookie(config, { name: NAME, path: PATH, seconds }, value)

export const readCookie = (header: string | undefined): string | undefined => readNamed(header, NAME)
