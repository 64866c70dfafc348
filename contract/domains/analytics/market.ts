import { z } from 'zod'
import { KoboSum } from '../../shared/money.ts'
import { PropertyType } from '../estates/estate.ts'
import { OfEstate } from './estate-figures.ts'

const Known = z.object({
  units: z.int(),
  estates: z.int(),
  lower_quartile: KoboSum,
  median: KoboSum,
  upper_quartile: KoboSum,
})

export const MarketComparison = OfEstate.extend({
  state: z.string(),
  lga: z.string(),
  rows: z.array(
    z.object({
      property_type: PropertyType,
      bedrooms: z.int().nullable(),
      /** Of this estate: let units and the middle of what is paid for a year. */
      own: z.object({ units: z.int(), median: KoboSum }),
      /** Of like units elsewhere in the same local government area. Null: too few, or of too few owners, to be shown. */
      others: Known.nullable(),
      /** By how much the estate's middle is above the others', in basis points; negative below. */
      above: z.int().nullable(),
    }),
  ),
}).meta({ id: 'MarketComparison' })
export type MarketComparison = z.infer<typeof MarketComparison>
