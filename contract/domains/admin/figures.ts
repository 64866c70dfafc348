import { z } from 'zod'
import { KoboSum } from '../../shared/money.ts'
import { Month } from '../settlements/statement.ts'

/** Usage of the platform. Clients' rent is reported separately, as none of it is the platform's own money. */
export const PlatformUse = z
  .object({
    estates: z.int().meta({ description: 'Not archived' }),
    units: z.int(),
    let_units: z.int(),
    people: z.int(),
    payments: z.int().meta({ description: 'Payments that came in, of all time' }),
    by_month: z.array(
      z.object({
        month: Month,
        estates: z.int().meta({ description: 'Opened in that month' }),
        people: z.int().meta({ description: 'Joined in that month' }),
        payments: z.int().meta({ description: 'Payments that came in' }),
        collected: KoboSum.meta({ description: 'What came in for the clients' }),
      }),
    ),
  })
  .meta({ id: 'PlatformUse' })
export type PlatformUse = z.infer<typeof PlatformUse>
