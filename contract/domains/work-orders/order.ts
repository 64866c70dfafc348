import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { AddedFile } from '../../shared/files/stored-file.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Kobo, PositiveKobo } from '../../shared/money.ts'
import { placeFields } from '../estates/place.ts'
import { Category, HoldReason, Priority } from '../maintenance/request.ts'
import { Approval } from './approval.ts'
import { Offer, Quote } from './quote.ts'
import {
  BEARER_RULES,
  BEARERS,
  MOST_VENDORS,
  SAID_MOVES,
  VISIT_OUTCOMES,
  WORK_FILE_KINDS,
  WORK_STATUSES,
} from './rules.ts'

export const WorkStatus = z.enum(WORK_STATUSES)
export const Bearer = z.enum(BEARERS)

const Title = z.string().trim().min(3, 'Say in a few words what to do.').max(160)
const Instructions = z.string().trim().max(4_000, 'Write at most 4,000 characters.')
const Note = z.string().trim().min(1, 'Write something.').max(1_000, 'Write at most 1,000 characters.')
const Reason = z.string().trim().min(3, 'Say why.').max(1_000, 'Write at most 1,000 characters.')

/** A work order in a list. */
export const WorkOrder = z
  .object({
    id: Id,
    number: z.int().meta({ description: 'Consecutive number within the estate' }),
    ...placeFields,
    request_id: Id.nullable(),
    title: z.string(),
    category: Category,
    priority: Priority,
    status: WorkStatus,
    hold_reason: HoldReason.nullable(),
    assigned_to: Id.nullable(),
    assignee_name: z.string().nullable(),
    vendor_id: Id.nullable(),
    vendor_name: z.string().nullable(),
    due_on: Day.nullable(),
    is_late: z.boolean(),
    estimate: Kobo.nullable(),
    approved_amount: Kobo.nullable(),
    bearer: Bearer.nullable(),
    quotes: z.int().meta({ description: 'Number of quotes received' }),
    explain_by: Instant.nullable().meta({
      description: 'Deadline for explaining emergency work; null if no explanation is outstanding',
    }),
    created_at: Instant,
    done_at: Instant.nullable(),
    closed_at: Instant.nullable(),
  })
  .meta({ id: 'WorkOrder' })
export type WorkOrder = z.infer<typeof WorkOrder>

export const Visit = z
  .object({
    id: Id,
    starts_at: Instant,
    ends_at: Instant,
    who: z.string(),
    arrived_at: Instant.nullable(),
    left_at: Instant.nullable(),
    outcome: z.enum(VISIT_OUTCOMES).nullable(),
    note: z.string(),
    cancelled_at: Instant.nullable(),
  })
  .meta({ id: 'WorkVisit' })
export type Visit = z.infer<typeof Visit>

export const WORK_EVENT_KINDS = [
  ...(['CREATED', 'CHANGED', 'MOVED', 'ASSIGNED', 'ASKED', 'ACCEPTED', 'DECLINED', 'OTHER_TIME'] as const),
  ...(['QUOTED', 'CHOSEN', 'APPROVAL_ASKED', 'APPROVED', 'REFUSED', 'AGREED', 'EXPLAINED'] as const),
  ...(['APPROVAL_UNANSWERED', 'BEARER', 'VISIT', 'FILE', 'NOTE'] as const),
] as const
export const WorkEvent = z
  .object({
    id: Id,
    at: Instant,
    kind: z.enum(WORK_EVENT_KINDS),
    actor_name: z
      .string()
      .nullable()
      .meta({ description: 'A person or a vendor; null for automatic events' }),
    is_mine: z.boolean(),
    from: z.string().nullable(),
    to: z
      .string()
      .nullable()
      .meta({ description: 'The new status, person or vendor, or an amount in kobo; null for other events' }),
    note: z.string(),
  })
  .meta({ id: 'WorkEvent' })
export type WorkEvent = z.infer<typeof WorkEvent>

export const WorkFile = AddedFile.extend({ kind: z.enum(WORK_FILE_KINDS) }).meta({ id: 'WorkFile' })
export type WorkFile = z.infer<typeof WorkFile>

export const WorkOrderDetail = WorkOrder.extend({
  instructions: z.string(),
  bearer_reason: z.string(),
  bearer_decided_at: Instant.nullable(),
  proposed_bearer: Bearer,
  bearer_rule: z.enum(BEARER_RULES),
  request: z
    .object({ id: Id, number: z.int(), title: z.string(), reports: z.int(), entry_allowed: z.boolean() })
    .nullable(),
  offers: z.array(Offer),
  all_quotes: z.array(Quote),
  approvals: z.array(Approval),
  visits: z.array(Visit),
  files: z.array(WorkFile),
  events: z.array(WorkEvent),
  own_limit: Kobo.meta({ description: 'Amount that the caller may spend on it without approval, in kobo' }),
  can: z.object({
    manage: z
      .boolean()
      .meta({ description: 'Whether the caller may change it, invite vendors and schedule visits' }),
    move_to: z.array(z.enum(SAID_MOVES)),
    choose: z.boolean(),
    change_place: z.boolean(),
    decide_bearer: z.boolean(),
    approve: z.boolean(),
    withdraw: z
      .boolean()
      .meta({ description: 'Whether the caller may withdraw the pending approval request' }),
    explain: z.boolean(),
  }),
}).meta({ id: 'WorkOrderDetail' })
export type WorkOrderDetail = z.infer<typeof WorkOrderDetail>

const Written = {
  title: Title,
  instructions: Instructions,
  due_on: Day.nullable(),
  estimate: PositiveKobo.nullable(),
  priority: Priority,
}
export const CreateOrder = z
  .object({
    estate_id: idOf('estate').optional(),
    property_id: idOf('property').optional(),
    unit_id: idOf('unit')
      .optional()
      .meta({ description: 'Omit it and `property_id` for work on what the whole estate shares' }),
    request_id: idOf('maintenance_request')
      .optional()
      .meta({ description: 'The request also determines the place' }),
    category: Category,
    title: Title,
    instructions: Instructions.default(''),
    priority: Priority.default('MEDIUM'),
    due_on: Day.optional(),
    estimate: PositiveKobo.optional(),
    client_id: ClientId.optional().meta({
      description:
        'Client-generated UUID. Repeating the call with the same value returns the same work order',
    }),
  })
  .refine((order) => [order.estate_id, order.property_id, order.unit_id, order.request_id].some(Boolean), {
    path: ['estate_id'],
    message: 'Choose where the work is.',
  })
export type CreateOrder = z.infer<typeof CreateOrder>

export const UpdateOrder = z.object({
  title: Written.title.optional(),
  instructions: Written.instructions.optional(),
  due_on: Written.due_on.optional(),
  estimate: Written.estimate.optional(),
  priority: Written.priority.optional(),
  category: Category.optional(),
  unit_id: idOf('unit').nullable().optional().meta({
    description:
      'Another place in the estate; null for shared areas. Only until vendors are invited or anything is decided',
  }),
  assigned_to: idOf('person')
    .nullable()
    .optional()
    .meta({ description: 'A person of the estate who does the work; null unassigns it' }),
})
export type UpdateOrder = z.infer<typeof UpdateOrder>

export const MoveOrder = z.object({
  status: z.enum(SAID_MOVES),
  note: Note.optional(),
  hold_reason: HoldReason.optional(),
})
export type MoveOrder = z.infer<typeof MoveOrder>

export const AskVendors = z.object({
  vendor_ids: z.array(idOf('vendor')).min(1, 'Choose at least one vendor.').max(MOST_VENDORS),
  needs_quote: z
    .boolean()
    .default(true)
    .meta({ description: 'True asks for a quote; if false, the first vendor to accept starts at once' }),
})
export type AskVendors = z.infer<typeof AskVendors>

export const ChooseQuote = z.object({
  reason: Reason.optional().meta({ description: 'Why it is not the cheapest' }),
})
export const DecideBearer = z.object({ bearer: Bearer, reason: Reason })
export type DecideBearer = z.infer<typeof DecideBearer>
export const AddWorkNote = z.object({ note: Note })
export const SendWorkNote = AddWorkNote.extend({
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same note',
  }),
})
export type SendWorkNote = z.infer<typeof SendWorkNote>

const Window = { starts_at: Instant, ends_at: Instant }
export const PlanVisit = z
  .object({
    ...Window,
    note: z.string().trim().max(500).default(''),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same visit',
    }),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    message: 'A visit must end after it starts.',
  })
export type PlanVisit = z.infer<typeof PlanVisit>
export const UpdateVisit = z
  .object({
    starts_at: Window.starts_at.optional(),
    ends_at: Window.ends_at.optional(),
    outcome: z.enum(VISIT_OUTCOMES).optional(),
    note: z.string().trim().max(500).optional(),
    is_cancelled: z.literal(true).optional(),
  })
  .refine(({ starts_at, ends_at }) => (starts_at === undefined) === (ends_at === undefined), {
    path: ['ends_at'],
    message: 'A visit needs a start and an end.',
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
    path: ['ends_at'],
    message: 'A visit must end after it starts.',
  })
export type UpdateVisit = z.infer<typeof UpdateVisit>

/** What a tenant sees of the work on their request. */
export const WorkOfRequest = z
  .object({
    id: Id,
    number: z.int(),
    title: z.string(),
    status: WorkStatus,
    doer_name: z.string().nullable(),
    bearer: Bearer.nullable(),
    bearer_reason: z.string(),
    approved_amount: Kobo.nullable().meta({
      description: 'In kobo; null except for those who manage the unit or bear the cost',
    }),
    is_staff: z.boolean(),
    visits: z.array(Visit),
  })
  .meta({ id: 'WorkOfRequest' })
export type WorkOfRequest = z.infer<typeof WorkOfRequest>
