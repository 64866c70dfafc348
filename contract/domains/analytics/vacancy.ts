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
  /** The day after the last lease; where there was none, the day on which the unit was entered. */
  since: Day,
  days: z.int(),
  rent_amount: KoboSum,
  frequency: Frequency,
  yearly_rent: KoboSum,
  rent_lost: KoboSum,
  /** The middle of what is paid in this estate for as many bedrooms. Null where fewer than three are let. */
  like: z
    .object({
      yearly_rent: KoboSum,
      units: z.int(),
      /** By how much the asked rent is above it, in basis points; negative below. */
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
  /** Those that cost most first; `others` says how many more there are. They are in the totals. */
  units: z.array(VacantUnit),
  others: z.int(),
  total: Group.extend({ dear: z.int(), yearly_rent: KoboSum }),
  by_property: z.array(Group.extend({ property_id: Id, name: z.string() })),
  by_bedrooms: z.array(Group.extend({ bedrooms: z.int().nullable() })),
}).meta({ id: 'VacancyAnalysis' })
export type VacancyAnalysis = z.infer<typeof VacancyAnalysis>
