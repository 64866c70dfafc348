import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { BasisPoints, KoboSum } from '../../shared/money.ts'
import { Debt } from '../charges/debt.ts'
import { ArrearsByAge } from '../collections/arrears.ts'

/** Collected / expected; above 10,000 if older debts were also paid. Null if nothing was expected. */
const Rate = z.int().min(0).nullable().meta({
  description:
    'Amount collected as a share of the amount expected, in basis points; null if nothing was expected',
})
/** `2026-11`, a calendar month in Lagos. */
export const Month = z.string().regex(/^\d{4}-\d{2}$/)

/** The estate, and the day that the figures are as of. */
export const OfEstate = z.object({ estate_id: Id, estate_name: z.string(), today: Day })

const Part = z.object({
  name: z.string(),
  units: z.int(),
  occupied: z.int(),
  expected: KoboSum,
  collected: KoboSum,
  arrears: KoboSum,
})

export const UnitCounts = z.object({
  units: z.int(),
  occupied: z.int(),
  vacant: z.int(),
  reserved: z.int(),
  out_of_service: z.int(),
})
export type UnitCounts = z.infer<typeof UnitCounts>

export const EstateAnalytics = OfEstate.extend({
  /** Totals over `months`. */
  expected: KoboSum,
  collected: KoboSum,
  collection_rate: Rate,
  months: z.array(
    z.object({
      month: Month,
      expected: KoboSum,
      collected: KoboSum,
      collection_rate: Rate,
      unit_days: z.int(),
      occupied_days: z.int(),
      occupancy: BasisPoints.nullable(),
    }),
  ),
  debt: Debt,
  ageing: ArrearsByAge,
  occupancy: UnitCounts.extend({ rate: BasisPoints.nullable() }),
  /** Largest first; `others` counts the ones left out. */
  by_property: z.object({ data: z.array(Part.extend({ property_id: Id })), others: z.int() }),
  by_landlord: z.object({ data: z.array(Part.extend({ landlord_id: Id.nullable() })), others: z.int() }),
  /** Annualised for any frequency: the current rent of let units, the asking rent of vacant ones. */
  rent_by_bedrooms: z.array(
    z.object({
      bedrooms: z.int().nullable(),
      units: z.int(),
      average: KoboSum,
      lowest: KoboSum,
      highest: KoboSum,
    }),
  ),
  /** Cumulative: each horizon includes the shorter ones. */
  leases_ending: z.array(z.object({ within_days: z.int(), count: z.int(), yearly_rent: KoboSum })),
  top_debtors: z.array(
    z.object({
      tenant_id: Id,
      tenant_name: z.string(),
      unit_id: Id,
      unit_name: z.string(),
      amount: KoboSum,
      late_days: z.int(),
    }),
  ),
  /** Average days from due date to payment in these months, weighted by amount. Negative: paid early. */
  days_to_pay: z.object({ average: z.int().nullable(), payments: z.int() }),
}).meta({ id: 'EstateAnalytics' })
export type EstateAnalytics = z.infer<typeof EstateAnalytics>

const Occupied = z.object({
  month: Month,
  /** Units that existed in the month. */
  units: z.int(),
  unit_days: z.int(),
  occupied_days: z.int(),
  rate: BasisPoints.nullable(),
  new_lets: z.int(),
  ends: z.int(),
})

export const OccupancyReport = OfEstate.extend({
  from: Day,
  to: Day,
  months: z.array(Occupied),
  properties: z.array(z.object({ property_id: Id, name: z.string(), months: z.array(Occupied) })),
  /** Properties left out of the list; `months` includes them. */
  others: z.int(),
  now: UnitCounts,
}).meta({ id: 'OccupancyReport' })
export type OccupancyReport = z.infer<typeof OccupancyReport>
export type OccupiedMonth = z.infer<typeof Occupied>
