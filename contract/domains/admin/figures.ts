import { z } from 'zod'
import { KoboSum } from '../../shared/money.ts'
import { Month } from '../settlements/statement.ts'

/** Usage of the platform. Clients' rent is reported separately, as none of it is the platform's own money. */
export const PlatformUse = z
  .object({
    estates: z.int().meta({ description: 'Number of estates that are not archived' }),
    units: z.int(),
    let_units: z.int(),
    people: z.int(),
    payments: z.int().meta({ description: 'Number of completed payments, all time' }),
    by_month: z.array(
      z.object({
        month: Month,
        estates: z.int().meta({ description: 'Estates created in that month' }),
        people: z.int().meta({ description: 'People who joined in that month' }),
        payments: z.int().meta({ description: 'Completed payments in that month' }),
        collected: KoboSum.meta({ description: 'Amount collected for clients, in kobo' }),
      }),
    ),
  })
  .meta({ id: 'PlatformUse' })
export type PlatformUse = z.infer<typeof PlatformUse>
