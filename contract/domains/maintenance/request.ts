import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { AddedFile } from '../../shared/files/stored-file.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { placeFields } from '../estates/place.ts'
import { CLOCKS } from './clocks.ts'
import { areAnswers } from './faults.ts'
import { CATEGORIES, HOLD_REASONS, MOST_TIMES, PRIORITIES, REQUEST_STATUSES, SCOPES } from './rules.ts'

export const Category = z.enum(CATEGORIES)
export const RequestStatus = z.enum(REQUEST_STATUSES)
export const Priority = z.enum(PRIORITIES)
export const Scope = z.enum(SCOPES)
export const HoldReason = z.enum(HOLD_REASONS)

const Window = z.object({ start_time: Instant, end_time: Instant })
export type Window = z.infer<typeof Window>
const PreferredTimes = z
  .array(
    Window.refine(({ start_time, end_time }) => start_time < end_time, 'A visit must end after it starts.'),
  )
  .max(MOST_TIMES, `Choose at most ${MOST_TIMES} times.`)

const Answers = z.record(z.string().max(20), z.string().max(30))
const Title = z.string().trim().min(3, 'Say in a few words what is wrong.').max(160)
const Description = z.string().trim().max(4_000, 'Write at most 4,000 characters.')
const Note = z.string().trim().min(1).max(1_000, 'Write at most 1,000 characters.')
const Reason = z.string().trim().min(3, 'Say why.').max(1_000, 'Write at most 1,000 characters.')

export const Clock = z.object({
  kind: z
    .enum(CLOCKS)
    .meta({ description: 'Next step that the deadline applies to. HOLD is paused, OVER is finished' }),
  due_at: Instant.nullable(),
  is_late: z.boolean(),
  is_close: z.boolean().meta({ description: 'Whether less than a quarter of the time is left' }),
})

/** A request in a list. People merely affected by it see what, where and its status, but not who reported it. */
export const MaintenanceRequest = z
  .object({
    id: Id,
    number: z.int().meta({ description: 'Consecutive number within the estate' }),
    ...placeFields,
    scope: Scope,
    category: Category,
    title: z.string(),
    priority: Priority,
    status: RequestStatus,
    hold_reason: HoldReason.nullable(),
    clock: Clock,
    reported_by: Id.nullable(),
    reporter_name: z.string().nullable(),
    assigned_to: Id.nullable(),
    assignee_name: z.string().nullable(),
    reports: z.int().meta({ description: 'Number of people who reported the same fault' }),
    created_at: Instant,
    resolved_at: Instant.nullable(),
    closed_at: Instant.nullable(),
  })
  .meta({ id: 'MaintenanceRequest' })
export type MaintenanceRequest = z.infer<typeof MaintenanceRequest>

export const RequestFile = AddedFile.extend({
  kind: z.enum(['PICTURE', 'PDF', 'AUDIO']),
  seconds: z.int().nullable(),
  client_id: z.string(),
  captured_at: Instant.nullable().meta({ description: "Time by the device's clock; null if unknown" }),
}).meta({ id: 'MaintenanceFile' })
export type RequestFile = z.infer<typeof RequestFile>

export const EVENT_KINDS = [
  'REPORTED',
  'MOVED',
  'ASSIGNED',
  'PRIORITY',
  'SAFE',
  'MERGED',
  'NOTE',
  'RATED',
] as const
/** One entry of a request's history. */
export const RequestEvent = z
  .object({
    id: Id,
    at: Instant,
    kind: z.enum(EVENT_KINDS),
    actor_name: z.string().nullable().meta({ description: 'Null for automatic events' }),
    is_mine: z.boolean(),
    from: z.string().nullable(),
    to: z.string().nullable().meta({
      description: 'The new status, priority or person, or the other request; null for other events',
    }),
    note: z.string(),
    is_office: z.boolean().meta({ description: 'Whether it is visible only to those who manage the unit' }),
  })
  .meta({ id: 'MaintenanceEvent' })
export type RequestEvent = z.infer<typeof RequestEvent>

export const MaintenanceRequestDetail = MaintenanceRequest.extend({
  description: z.string(),
  answers: Answers,
  proposed_priority: Priority,
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  preferred_times: z.array(Window),
  entry_allowed: z.boolean(),
  call_first: z.boolean(),
  answered_at: Instant.nullable(),
  safe_at: Instant.nullable(),
  answer_due_at: Instant,
  fix_due_at: Instant,
  paused_minutes: z.int().meta({ description: 'Minutes for which the repair deadline was paused' }),
  rating: z.int().nullable(),
  rating_note: z.string(),
  merged_into: z.object({ id: Id, number: z.int(), title: z.string() }).nullable(),
  follows: z
    .object({ id: Id, number: z.int() })
    .nullable()
    .meta({ description: 'An earlier request about the same fault; null if none' }),
  files: z.array(RequestFile),
  events: z.array(RequestEvent),
  can: z.object({
    move_to: z.array(RequestStatus),
    write: z.boolean().meta({ description: 'Whether the caller may edit the report' }),
    manage: z
      .boolean()
      .meta({ description: 'Whether the caller may assign, prioritise, merge and add notes' }),
    rate: z.boolean(),
    reopen_until: Instant.nullable(),
  }),
}).meta({ id: 'MaintenanceRequestDetail' })
export type MaintenanceRequestDetail = z.infer<typeof MaintenanceRequestDetail>

export const CreateRequest = z
  .object({
    title: Title,
    description: Description.default(''),
    category: Category,
    answers: Answers.default({}),
    scope: Scope.default('UNIT'),
    priority: Priority.optional().meta({
      description: 'Defaults to the priority derived from the answers. Danger is always at least URGENT',
    }),
    preferred_times: PreferredTimes.default([]),
    entry_allowed: z.boolean().default(false),
    call_first: z.boolean().default(false),
    tenant_id: idOf('tenant').optional().meta({ description: 'Tenant on whose behalf the office reports' }),
    follows_id: idOf('maintenance_request').optional(),
    same_as_id: idOf('maintenance_request')
      .optional()
      .meta({ description: 'An open request that this one also reports ("me too")' }),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same request',
    }),
  })
  .refine(({ category, answers }) => areAnswers(category, answers), {
    path: ['answers'],
    message: 'These answers belong to another kind of fault.',
  })
export type CreateRequest = z.infer<typeof CreateRequest>

export const UpdateRequest = z
  .object({
    title: Title.optional(),
    description: Description.optional(),
    category: Category.optional(),
    preferred_times: PreferredTimes.optional(),
    entry_allowed: z.boolean().optional(),
    call_first: z.boolean().optional(),
    priority: Priority.optional(),
    reason: Reason.optional().meta({ description: 'Why the priority changes' }),
    assigned_to: idOf('person').nullable().optional(),
    is_safe: z.literal(true).optional().meta({ description: 'Confirms that nobody is in danger any more' }),
  })
  .refine(({ priority, reason }) => priority === undefined || reason !== undefined, {
    path: ['reason'],
    message: 'Say why it is more or less urgent.',
  })
export type UpdateRequest = z.infer<typeof UpdateRequest>

export const MoveRequest = z.object({
  status: RequestStatus,
  note: Note.optional(),
  hold_reason: HoldReason.optional(),
  rating: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({ description: 'With CLOSED, from the person who reported it' }),
})
export type MoveRequest = z.infer<typeof MoveRequest>

export const MergeRequest = z.object({ into_id: idOf('maintenance_request') })
export const AddNote = z.object({
  note: Note,
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same note',
  }),
})
export type AddNote = z.infer<typeof AddNote>

/** Fields sent with a file; the client generates the id before upload. */
export const SendFile = z.object({
  client_id: ClientId.optional(),
  captured_at: Instant.optional(),
  seconds: z.coerce.number().int().min(1).max(60).optional(),
})
export type SendFile = z.infer<typeof SendFile>

const Count = z.int()
export const RequestFigures = z
  .object({
    from: Day,
    to: Day,
    open: Count,
    late: Count,
    close: Count,
    to_confirm: Count,
    unassigned: Count,
    by_age: z.array(
      z.object({ priority: Priority, today: Count, days_1_to_4: Count, days_5_to_14: Count, over_14: Count }),
    ),
    answer: z.object({
      requests: Count,
      median_minutes: Count.nullable(),
      in_time: Count.nullable().meta({ description: 'Percentage; null if there are none to count' }),
    }),
    fix: z.object({
      requests: Count,
      median_hours: Count.nullable().meta({
        description: 'Counts open requests too; null if fewer than half are fixed',
      }),
      within_7_days: Count.nullable().meta({ description: 'Percentage; null if there are none to count' }),
    }),
    by_priority: z.array(
      z.object({
        priority: Priority,
        requests: Count,
        answer_minutes: Count.nullable().meta({
          description: 'Median in minutes, counting open requests; null if fewer than half are answered',
        }),
        answered_in_time: Count.nullable().meta({
          description:
            'Percentage of those that were answered or whose deadline has passed; null if there are none',
        }),
        fix_hours: Count.nullable(),
        fixed_in_time: Count.nullable(),
      }),
    ),
    reopened: z.object({ fixed: Count, reopened: Count }),
    by_category: z.array(z.object({ category: Category, requests: Count, reopened: Count })),
    by_fault: z
      .array(z.object({ unit_id: Id, unit_name: z.string(), category: Category, requests: Count }))
      .meta({
        description:
          'The ten most frequent repeats: requests of one category from one unit, more than one in the period',
      }),
  })
  .meta({ id: 'MaintenanceFigures' })
export type RequestFigures = z.infer<typeof RequestFigures>
