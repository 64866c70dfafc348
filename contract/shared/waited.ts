import { z } from 'zod'

const MOST_DAYS = 31

/**
 * How long something waited on a phone before it was sent. Clocks of phones are wrong; how long a thing took by one of them is not.
 */
export const WaitedSeconds = z
  .int()
  .min(0)
  .max(MOST_DAYS * 86_400)
  .optional()
  .meta({ description: 'For how long it waited on a phone; of two answers the later one stands' })
