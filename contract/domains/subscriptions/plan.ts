import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { BILLED, MOST_FREE_UNITS, MOST_UNIT_PRICE } from './rules.ts'

export const Billed = z.enum(BILLED)
const UnitPrice = z.int().min(1).max(MOST_UNIT_PRICE).meta({ description: 'Kobo for a unit and a month' })

export const PlanPrice = z.object({ valid_from: Day, unit_price: Kobo })

export const PricePlan = z
  .object({
    id: Id,
    name: z.string(),
    billed: Billed,
    free_units: z.int(),
    offered_from: Day,
    ends_on: Day.nullable().meta({ description: 'The first day on which it holds no more' }),
    unit_price: Kobo.nullable().meta({ description: 'Of today, without VAT; null before it is offered' }),
    prices: z.array(PlanPrice).meta({ description: 'All of them by their days, also what is announced' }),
  })
  .meta({ id: 'PricePlan' })
export type PricePlan = z.infer<typeof PricePlan>

export const NewPlan = z.object({
  client_id: ClientId.optional().meta({ description: 'Sent again with it, it is the same plan' }),
  name: z.string().trim().min(2, 'Give it a name').max(60),
  billed: Billed,
  unit_price: UnitPrice,
  free_units: z.int().min(0).max(MOST_FREE_UNITS).default(0),
  offered_from: Day.optional().meta({ description: 'Today unless said' }),
})
export type NewPlan = z.output<typeof NewPlan>

export const NewPrice = z.object({
  unit_price: UnitPrice,
  valid_from: Day.meta({ description: 'The first of a month, thirty days ahead at least' }),
})
export type NewPrice = z.infer<typeof NewPrice>

export const EndPlan = z.object({ ends_on: Day.meta({ description: 'Thirty days ahead at least' }) })

export const Seller = z
  .object({
    name: z.string().trim().min(2, 'Give the name of the business').max(120),
    address: z.string().trim().min(5, 'Give the address').max(300),
    tax_id: z.string().trim().min(5).max(40).nullable(),
    charges_vat: z.boolean().meta({ description: 'Registered for VAT' }),
  })
  .meta({ id: 'Seller' })
export type Seller = z.infer<typeof Seller>

export const Subscription = z
  .object({
    estate: z.object({ id: Id, name: z.string() }),
    plan: PricePlan.nullable().meta({ description: 'Null: nothing is asked' }),
    started_on: Day.nullable(),
    active_units: z.int().meta({ description: 'Of this month, up to today' }),
    billable_units: z.int(),
    month_so_far: KoboSum.meta({
      description:
        'What this month will cost if nothing changes, by the days that have the plan, without VAT',
    }),
    next_invoice_on: Day.nullable(),
    credit: KoboSum.meta({ description: 'Paid or credited beyond what was owed; the next invoice takes it' }),
    months: z
      .array(
        z.object({ month: Day, plan: z.string(), units: z.int(), billable_units: z.int(), amount: KoboSum }),
      )
      .meta({ description: 'The last twelve that were counted' }),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const ChoosePlan = z.object({
  plan_id: idOf('price_plan').nullable().meta({ description: 'Null: no plan from today on' }),
})
