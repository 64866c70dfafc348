import { z } from 'zod'

const MOST_DAYS = 31

/** How long a request waited on a phone. A duration is reliable even if the phone's clock is wrong. */
export const WaitedSeconds = z
  .int()
  .min(0)
  .max(MOST_DAYS * 86_400)
  .optional()
  .meta({
    description:
      'Seconds that the request waited on the device while offline. Of two answers, the later one counts',
  })
