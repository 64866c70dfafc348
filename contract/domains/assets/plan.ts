import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { Category, Priority } from '../maintenance/request.ts'
import { Step } from './checklist.ts'
import { ruleFault } from './repeat.ts'
import { ANCHORS, MOST_STEPS, OCCURRENCE_STATES, PLAN_STATUSES } from './rules.ts'

const Repeats = {
  anchor: z.enum(ANCHORS),
  rule: z
    .string()
    .nullable()
    .meta({ description: 'Recurrence rule (RFC 5545); null for plans by running hours only' }),
  starts_on: Day.meta({ description: 'First day from which the rule counts, in Lagos' }),
  moves_to_working_day: z
    .boolean()
    .meta({ description: 'Whether a day that is not a working day moves to the next working day' }),
  every_hours: z.int().nullable(),
  or_months: z.int().nullable().meta({
    description: 'With running hours: the maximum number of months between occurrences; null for no maximum',
  }),
}

export const PlanSummary = z
  .object({
    id: Id,
    title: z.string(),
    asset_id: Id.nullable(),
    asset_name: z.string().nullable(),
    estate_id: Id,
    estate_name: z.string(),
    property_name: z.string().nullable(),
    unit_name: z.string().nullable(),
    category: Category,
    estimate: KoboSum.nullable(),
    status: z.enum(PLAN_STATUSES),
    ...Repeats,
    next_on: Day.nullable().meta({
      description: 'Null if the plan goes by running hours only, or has ended',
    }),
    due_at_hours: z.int().nullable(),
    hours_left: z.int().nullable(),
    overdue: z.int(),
    missed: z.int(),
  })
  .meta({ id: 'AssetPlan' })
export type PlanSummary = z.infer<typeof PlanSummary>

export const Occurrence = z
  .object({
    id: Id,
    due_on: Day,
    state: z.enum(OCCURRENCE_STATES),
    is_overdue: z.boolean(),
    order: z.object({ id: Id, number: z.int(), status: z.string() }).nullable(),
    closed_on: Day.nullable().meta({
      description: 'Day on which it was completed or skipped; null while it is open',
    }),
    reason: z.string(),
  })
  .meta({ id: 'PlanOccurrence' })
export type Occurrence = z.infer<typeof Occurrence>

export const PlanDetail = PlanSummary.extend({
  property_id: Id.nullable(),
  unit_id: Id.nullable(),
  instructions: z.string(),
  priority: Priority,
  lead_days: z.int(),
  steps: z.array(Step),
  ended_reason: z.string(),
  created_at: Instant,
  occurrences: z.array(Occurrence).meta({ description: 'Newest first' }),
  coming: z.array(Day).meta({ description: 'Upcoming days, as far as they are known' }),
  can: z.object({ manage: z.boolean() }),
}).meta({ id: 'AssetPlanDetail' })
export type PlanDetail = z.infer<typeof PlanDetail>

const Title = z.string().trim().min(3, 'Say in a few words what to do.').max(160)
const Fields = {
  title: Title,
  instructions: z.string().trim().max(4_000, 'Write at most 4,000 characters.'),
  category: Category,
  priority: Priority,
  estimate: PositiveKobo.nullable(),
  lead_days: z.int().min(0).max(60, 'At most 60 days before.'),
  steps: z.array(Step).max(MOST_STEPS, `A checklist can have at most ${MOST_STEPS} steps.`),
}
const Days = {
  anchor: Repeats.anchor,
  rule: z.string().max(300).nullable(),
  starts_on: Day.refine(
    (day) => day >= '1990' && day < '2100',
    'Check the year: it lies between 1990 and 2099',
  ),
  moves_to_working_day: z.boolean(),
  every_hours: z.int().min(1, 'At least one hour.').max(100_000).nullable(),
  or_months: z.int().min(1, 'At least one month.').max(120).nullable(),
}
const Written = {
  ...Fields,
  instructions: Fields.instructions.default(''),
  priority: Fields.priority.default('MEDIUM'),
  estimate: Fields.estimate.default(null),
  lead_days: Fields.lead_days.default(0),
  steps: Fields.steps.default([]),
}
const Timing = {
  ...Days,
  anchor: Days.anchor.default('SCHEDULED'),
  rule: Days.rule.default(null),
  moves_to_working_day: Days.moves_to_working_day.default(false),
  every_hours: Days.every_hours.default(null),
  or_months: Days.or_months.default(null),
}
type Timed = {
  rule: string | null
  anchor: (typeof ANCHORS)[number]
  every_hours: number | null
  or_months: number | null
}

/** What is wrong with a plan's schedule, and in which field. */
export function timingFault({ rule, anchor, every_hours, or_months }: Timed) {
  if ((rule === null) === (every_hours === null))
    return { path: 'rule', message: 'Choose either days or running hours.' }
  if (or_months !== null && every_hours === null)
    return { path: 'or_months', message: 'Months only go with running hours.' }
  const message = rule === null ? null : ruleFault(rule, anchor)
  return message ? { path: 'rule', message } : null
}

function refuseFaults(timed: Timed, refuse: z.RefinementCtx): void {
  const fault = timingFault(timed)
  if (fault) refuse.addIssue({ code: 'custom', path: [fault.path], message: fault.message })
}

export const PreviewPlan = z
  .object({ estate_id: idOf('estate').optional(), ...Timing })
  .superRefine(refuseFaults)
export type PreviewPlan = z.infer<typeof PreviewPlan>
export const PlanDays = z.object({
  days: z.array(
    z.object({
      day: Day,
      of: Day.meta({ description: 'The day by the rule, before it was moved to a working day' }),
    }),
  ),
  is_last: z.boolean().meta({ description: 'Whether the rule ends with these days' }),
})

export const CreatePlan = z
  .object({
    asset_id: idOf('asset').optional().meta({ description: 'The asset also determines the place' }),
    estate_id: idOf('estate').optional(),
    property_id: idOf('property').optional(),
    unit_id: idOf('unit').optional(),
    ...Written,
    ...Timing,
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same plan',
    }),
  })
  .refine((plan) => [plan.asset_id, plan.estate_id, plan.property_id, plan.unit_id].some(Boolean), {
    path: ['asset_id'],
    message: 'Choose an asset or a place.',
  })
  .superRefine(refuseFaults)
export type CreatePlan = z.infer<typeof CreatePlan>

/** Omitted fields stay unchanged, and so do occurrences already raised. */
export const UpdatePlan = z.object({ ...Fields, ...Days }).partial()
export type UpdatePlan = z.infer<typeof UpdatePlan>

const Reason = z.string().trim().min(3, 'Say why.').max(1_000, 'Write at most 1,000 characters.')
export const EndPlan = z.object({ reason: Reason })
export const SkipOccurrence = z.object({ reason: Reason })

const Month = z.object({
  month: z.int().min(1).max(12),
  due: z.int().meta({ description: 'Number of occurrences due' }),
  estimate: KoboSum,
  spent: KoboSum.meta({ description: 'Amount billed, in kobo' }),
})
export const PlanYear = z
  .object({
    year: z.int(),
    plans: z.array(
      z.object({
        id: Id,
        title: z.string(),
        asset_name: z.string().nullable(),
        estate_name: z.string(),
        months: z.array(Month),
        estimate: KoboSum,
        spent: KoboSum,
      }),
    ),
    months: z.array(Month),
    estimate: KoboSum,
    spent: KoboSum,
  })
  .meta({ id: 'PlanYear' })
export type PlanYear = z.infer<typeof PlanYear>
