import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

/** Minutes for which a confirmed code counts for calls that require step-up. */
export const CONFIRMED_MINUTES = 10

/** Six digits from the app, or a recovery code; spaces and hyphens do not matter. */
export const Code = z.string().trim().min(6, 'Enter the code').max(40)
export const CodeBody = z.object({ code: Code })
export const FinishSignInBody = z.object({ challenge: z.string().min(20).max(200), code: Code })

export const SecondFactor = z
  .object({
    is_on: z.boolean(),
    since: Instant.nullable(),
    recovery_codes_left: z.int(),
    is_required: z
      .boolean()
      .meta({ description: 'Whether it is required: for administrators, in production' }),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

export const NewSecondFactor = z
  .object({
    secret: z.string().meta({ description: 'Base32, for manual entry' }),
    uri: z.string().meta({ description: '`otpauth://` URI, for an app on the same device' }),
    qr_svg: z.string().meta({ description: 'The URI as a QR code, in SVG' }),
  })
  .meta({ id: 'NewSecondFactor' })
export type NewSecondFactor = z.infer<typeof NewSecondFactor>

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const Confirmed = z.object({ confirmed_until: Instant })

/** `details` of SECOND_FACTOR_REQUIRED at sign-in. */
export const Challenge = z.object({ challenge: z.string(), expires_in: z.int() })
export type Challenge = z.infer<typeof Challenge>
