import { z } from 'zod'
import { BasisPoints, KoboSum } from '../../shared/money.ts'
import { Month, OfEstate } from './estate-figures.ts'

const Foreseen = z.object({ month: Month, expected: KoboSum, low: KoboSum, high: KoboSum })

export const EstateForecast = OfEstate.extend({
  /** The twelve after the running one. */
  months: z.array(Foreseen),
  /** What is still to come in the running month, beside what came in already. */
  this_month: Foreseen.extend({ collected: KoboSum }),
  /** What came in of rent in the months before, up to twelve. */
  past: z.array(z.object({ month: Month, collected: KoboSum })),
  /** How it was worked out, in words for a person. */
  method: z.string(),
  basis: z.object({
    /** Whole months since rent was first known of. */
    months_of_history: z.int(),
    /** Of what falls due, paid by the 30th day after. Null: nothing has fallen due. */
    paid_within_30_days: BasisPoints.nullable(),
    leases_ended: z.int(),
    /** Of those who came to the end of a lease, who stayed. Null: too few to say. */
    renewed: BasisPoints.nullable(),
    /** Of the empty units, let in a month. Null: too few to say. */
    let_in_a_month: BasisPoints.nullable(),
  }),
  /** The same method on months that have been, told only what was known before them. Null: too early to say. */
  tested: z
    .object({
      months: z.int(),
      within_range: z.int(),
      mean_error: KoboSum,
      /** What guessing the same month last year, or the latest month, would have missed by. */
      mean_error_of_guess: KoboSum,
    })
    .nullable(),
}).meta({ id: 'EstateForecast' })
export type EstateForecast = z.infer<typeof EstateForecast>
