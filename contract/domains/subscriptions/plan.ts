import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { BILLED, MOST_FREE_UNITS, MOST_UNIT_PRICE } from './rules.ts'

export const Billed = z.enum(BILLED)
const UnitPrice = z.int().min(1).max(MOST_UNIT_PRICE).meta({ description: 'Kobo per unit and month' })

export const PlanPrice = z.object({ valid_from: Day, unit_price: Kobo })

export const PricePlan = z
  .object({
    id: Id,
    name: z.string(),
    billed: Billed,
    free_units: z.int(),
    offered_from: Day,
    ends_on: Day.nullable().meta({
      description: 'First day on which it is no longer in force; null if no end is announced',
    }),
    unit_price: Kobo.nullable().meta({
      description: 'Current price per unit and month in kobo, without VAT; null before the plan is offered',
    }),
    prices: z.array(PlanPrice).meta({ description: 'All prices by start date, including announced ones' }),
  })
  .meta({ id: 'PricePlan' })
export type PricePlan = z.infer<typeof PricePlan>

export const NewPlan = z.object({
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same plan',
  }),
  name: z.string().trim().min(2, 'Give it a name').max(60),
  billed: Billed,
  unit_price: UnitPrice,
  free_units: z.int().min(0).max(MOST_FREE_UNITS).default(0),
  offered_from: Day.optional().meta({ description: 'Defaults to today' }),
})
export type NewPlan = z.output<typeof NewPlan>

export const NewPrice = z.object({
  unit_price: UnitPrice,
  valid_from: Day.meta({ description: 'First of a month, at least thirty days ahead' }),
})
export type NewPrice = z.infer<typeof NewPrice>

export const EndPlan = z.object({ ends_on: Day.meta({ description: 'At least thirty days ahead' }) })

export const Seller = z
  .object({
    name: z.string().trim().min(2, 'Give the name of the business').max(120),
    address: z.string().trim().min(5, 'Give the address').max(300),
    tax_id: z.string().trim().min(5).max(40).nullable(),
    charges_vat: z.boolean().meta({ description: 'Whether the seller is registered for VAT' }),
  })
  .meta({ id: 'Seller' })
export type Seller = z.infer<typeof Seller>

export const Subscription = z
  .object({
    estate: z.object({ id: Id, name: z.string() }),
    plan: PricePlan.nullable().meta({ description: 'Null if there is no plan, and so no charge' }),
    started_on: Day.nullable(),
    active_units: z.int().meta({ description: 'Active units of the current month, up to today' }),
    billable_units: z.int(),
    month_so_far: KoboSum.meta({
      description:
        'Cost of the current month if nothing changes, in kobo without VAT, prorated by the days on the plan',
    }),
    next_invoice_on: Day.nullable(),
    credit: KoboSum.meta({
      description: 'Amount paid or credited beyond what was owed, in kobo; applied to the next invoice',
    }),
    months: z
      .array(
        z.object({ month: Day, plan: z.string(), units: z.int(), billable_units: z.int(), amount: KoboSum }),
      )
      .meta({ description: 'The last twelve billed months' }),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const ChoosePlan = z.object({
  plan_id: idOf('price_plan').nullable().meta({ description: 'Null removes the plan from today on' }),
})
