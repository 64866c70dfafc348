import { z } from 'zod'

/** A code that was sent to an address or number. */
export const SixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits.')
