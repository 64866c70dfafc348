import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

const ISSUER = 'Gida'
/** Tolerated clock difference of a phone, either way: one step. */
const TOLERANCE_SECONDS = 30

/** A secret for an authenticator app, with a URI and a QR code to transfer it. `label` is shown in the app. */
export function newTimeSecret(label: string): { secret: string; uri: string; qr_svg: string } {
  const secret = generateSecret()
  const uri = generateURI({ issuer: ISSUER, label, secret })
  return { secret, uri, qr_svg: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/** The six digits of a code in any spelling; null if it may be a recovery code instead. */
export function digitsOf(code: string): string | null {
  const digits = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * The 30-second step of a code that is valid now and later than `after`; else null. Earlier or repeated steps are refused, so that
 * an observed code cannot be reused.
 */
export function stepOfCode(secret: string, code: string, now: Date, after: number | null): number | null {
  const found = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}
