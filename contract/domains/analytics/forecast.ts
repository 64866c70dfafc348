import { z } from 'zod'
import { BasisPoints, KoboSum } from '../../shared/money.ts'
import { Month, OfEstate } from './estate-figures.ts'

const Foreseen = z.object({ month: Month, expected: KoboSum, low: KoboSum, high: KoboSum })

export const EstateForecast = OfEstate.extend({
  /** The twelve months after the current one. */
  months: z.array(Foreseen),
  /** What is still expected in the current month; `collected` has already come in. */
  this_month: Foreseen.extend({ collected: KoboSum }),
  /** Rent collected in up to twelve past months. */
  past: z.array(z.object({ month: Month, collected: KoboSum })),
  /** Explanation of the method for readers. */
  method: z.string(),
  basis: z.object({
    /** Whole months since rent first fell due. */
    months_of_history: z.int(),
    /** Share of due amounts paid within 30 days. Null if nothing has fallen due. */
    paid_within_30_days: BasisPoints.nullable(),
    leases_ended: z.int(),
    /** Share of tenants who renewed at the end of a lease. Null if there are too few. */
    renewed: BasisPoints.nullable(),
    /** Share of vacant units let per month. Null if there are too few. */
    let_in_a_month: BasisPoints.nullable(),
  }),
  /** Backtest: the same method on past months, using only what was known before each. Null if there is too little history. */
  tested: z
    .object({
      months: z.int(),
      within_range: z.int(),
      mean_error: KoboSum,
      /** Error of the naive guess: the same month last year, or the latest month. */
      mean_error_of_guess: KoboSum,
    })
    .nullable(),
}).meta({ id: 'EstateForecast' })
export type EstateForecast = z.infer<typeof EstateForecast>
