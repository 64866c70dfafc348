import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Frequency } from '../estates/unit.ts'
import { OfEstate } from './estate-figures.ts'

const VacantUnit = z.object({
  unit_id: Id,
  unit_name: z.string(),
  property_id: Id,
  property_name: z.string(),
  bedrooms: z.int().nullable(),
  /** The day after the last lease ended; without one, the day the unit was created. */
  since: Day,
  days: z.int(),
  rent_amount: KoboSum,
  frequency: Frequency,
  yearly_rent: KoboSum,
  rent_lost: KoboSum,
  /** Median annual rent of this estate's units with as many bedrooms. Null if fewer than three are let. */
  like: z
    .object({
      yearly_rent: KoboSum,
      units: z.int(),
      /** How far the asking rent is above it, in basis points; negative below. */
      above: z.int(),
      is_dear: z.boolean(),
    })
    .nullable(),
})
export type VacantUnit = z.infer<typeof VacantUnit>

const Group = z.object({
  vacant: z.int(),
  days: z.int(),
  rent_lost: KoboSum,
  lets: z.int(),
  average_days_to_let: z.int().nullable(),
})

export const VacancyAnalysis = OfEstate.extend({
  /** Most costly first; `others` counts the ones left out. Totals include them. */
  units: z.array(VacantUnit),
  others: z.int(),
  total: Group.extend({ dear: z.int(), yearly_rent: KoboSum }),
  by_property: z.array(Group.extend({ property_id: Id, name: z.string() })),
  by_bedrooms: z.array(Group.extend({ bedrooms: z.int().nullable() })),
}).meta({ id: 'VacancyAnalysis' })
export type VacancyAnalysis = z.infer<typeof VacancyAnalysis>
