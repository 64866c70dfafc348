import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

const ISSUER = 'Gida'
/** A phone's clock may be this far off, either way: one step of the code. */
const TOLERANCE_SECONDS = 30

/** A secret for an authenticator app, and the two ways to get it there. `label` is what the app shows it under. */
export function newTimeSecret(label: string): { secret: string; uri: string; qr_svg: string } {
  const secret = generateSecret()
  const uri = generateURI({ issuer: ISSUER, label, secret })
  return { secret, uri, qr_svg: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/** The six digits of a code, however they are typed; null for what is none of the app's, and may be a recovery code. */
export function digitsOf(code: string): string | null {
  const digits = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * The 30-second step that a code belongs to, when it is right now and later than `after`; else null. A code of a step
 * that was taken already, or of one before, is not right any more: nobody who looked over a shoulder gets in with it.
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
