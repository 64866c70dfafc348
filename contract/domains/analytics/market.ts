import { z } from 'zod'
import { KoboSum } from '../../shared/money.ts'
import { PropertyType } from '../estates/estate.ts'
import { OfEstate } from './estate-figures.ts'

const RentQuartiles = z.object({
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
      /** Let units of this estate, and the median of their annual rent. */
      own: z.object({ units: z.int(), median: KoboSum }),
      /** Comparable units elsewhere in the same local government area. Null if there are too few units or owners to show. */
      others: RentQuartiles.nullable(),
      /** How far the estate's median is above the others', in basis points; negative below. */
      above: z.int().nullable(),
    }),
  ),
}).meta({ id: 'MarketComparison' })
export type MarketComparison = z.infer<typeof MarketComparison>
