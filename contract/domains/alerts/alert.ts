import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import {
  ALERT_KINDS,
  ALERT_STATUSES,
  ALERT_WAYS,
  ANSWER_WAYS,
  ANSWERS,
  MOST_MESSAGE,
  MOST_NOTE,
  MOST_RECIPIENTS,
  MOST_TITLE,
  SEVERITIES,
} from './rules.ts'

/** Any UUID, which names nothing of ours. */
const ClientId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
export const Severity = z.enum(SEVERITIES)
export const AlertKind = z.enum(ALERT_KINDS)
export const AnswerState = z.enum(['WAITING', ...ANSWERS])

export const RaiseAlert = z
  .object({
    title: z.string().trim().min(1, 'Write what people read first.').max(MOST_TITLE),
    message: z.string().trim().min(1, 'Write what they must do.').max(MOST_MESSAGE),
    severity: Severity,
    kind: AlertKind.default('OTHER'),
    estate_id: idOf('estate').optional(),
    property_id: idOf('property').optional(),
    block: z.string().trim().min(1).max(100).optional(),
    user_ids: z.array(idOf('person')).min(1).max(MOST_RECIPIENTS).optional(),
    drill: z.boolean().default(false),
    send_at: Instant.optional().meta({ description: 'Of a drill: when it is to go out. Now, unless said' }),
    confirm_name: z.string().max(200).optional().meta({
      description: 'The name of the estate. A critical alert that is no drill goes out with it alone',
    }),
    client_id: ClientId.optional().meta({
      description: 'Made when the button is pressed: twice the same is one alert',
    }),
  })
  .refine(({ estate_id, property_id }) => estate_id || property_id, {
    message: 'Choose the estate.',
    path: ['estate_id'],
  })
  .refine(({ drill, send_at }) => drill || !send_at, {
    message: 'A real alert goes out at once.',
    path: ['send_at'],
  })
export type RaiseAlert = z.infer<typeof RaiseAlert>

export const RaisedAlert = z.object({
  alert_id: Id,
  recipients: z.int(),
  channels: z.array(z.enum(ALERT_WAYS)),
})

export const Acknowledge = z.object({
  state: z.enum(ANSWERS),
  note: z.string().trim().max(MOST_NOTE).optional(),
})
export type Acknowledge = z.infer<typeof Acknowledge>

const Counts = z.object({
  total: z.int(),
  safe: z.int(),
  needs_help: z.int(),
  away: z.int(),
  waiting: z.int(),
})

export const AlertRow = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    title: z.string(),
    message: z.string(),
    severity: Severity,
    kind: AlertKind,
    is_drill: z.boolean(),
    status: z.enum(ALERT_STATUSES),
    place: z.string().nullable().meta({ description: 'The block or property; null: the whole estate' }),
    send_at: Instant,
    sent_at: Instant.nullable(),
    expires_at: Instant.nullable(),
    closed_at: Instant.nullable(),
    close_note: z.string().nullable(),
    raised_by: z.string(),
    counts: Counts.meta({ description: 'Of the recipients that the reader sees' }),
  })
  .meta({ id: 'AlertRow' })
export type AlertRow = z.infer<typeof AlertRow>

export const AlertRecipient = z
  .object({
    user_id: Id,
    name: z.string(),
    unit: z.string().nullable(),
    block: z.string().nullable(),
    phone: z.string().nullable(),
    state: AnswerState,
    note: z.string().nullable(),
    at: Instant.nullable().meta({ description: 'When they answered' }),
    channel: z.enum(ANSWER_WAYS).nullable().meta({ description: 'How the answer came' }),
    answered_by: z.string().nullable().meta({ description: 'Who said it for them' }),
    step: z.int().meta({ description: 'How many steps of escalation were taken for them' }),
    sms: z.string().nullable().meta({ description: 'How far the first text message came' }),
  })
  .meta({ id: 'AlertRecipient' })
export type AlertRecipient = z.infer<typeof AlertRecipient>

export const ALERT_EVENT_KINDS = [
  'RAISED',
  'ANSWERED',
  'MARKED',
  'ESCALATED',
  'TEXT',
  'UPDATED',
  'CLOSED',
] as const
export const AlertEvent = z
  .object({
    id: Id,
    at: Instant,
    kind: z.enum(ALERT_EVENT_KINDS),
    name: z.string().nullable().meta({ description: 'Whom it is about' }),
    unit: z.string().nullable(),
    by: z.string().nullable(),
    state: AnswerState.nullable(),
    way: z.enum(ANSWER_WAYS).nullable(),
    note: z.string().nullable(),
    step: z.int().nullable(),
    count: z.int().nullable(),
  })
  .meta({ id: 'AlertEvent' })
export type AlertEvent = z.infer<typeof AlertEvent>

export const Alert = AlertRow.extend({
  recipients: z.array(AlertRecipient),
  events: z.array(AlertEvent),
  mine: z
    .object({
      state: AnswerState,
      unit: z.string().nullable(),
      note: z.string().nullable(),
      at: Instant.nullable(),
    })
    .nullable(),
  can: z.object({ lead: z.boolean(), mark: z.boolean() }),
}).meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

/** An alert that waits for the reader's own answer, or tells them something. */
export const OpenAlert = z
  .object({
    id: Id,
    title: z.string(),
    severity: Severity,
    is_drill: z.boolean(),
    estate_name: z.string(),
    sent_at: Instant,
    expires_at: Instant,
    state: AnswerState.nullable().meta({ description: 'Null: to lead, not to answer' }),
  })
  .meta({ id: 'OpenAlert' })
export type OpenAlert = z.infer<typeof OpenAlert>

export const AlertReach = z.object({
  people: z.int(),
  units: z.int(),
  phones: z.int(),
  emails: z.int(),
  unreachable: z.array(z.string()).meta({ description: 'Names of those without a phone number' }),
  blocks: z.array(z.object({ name: z.string(), people: z.int() })),
})
export type AlertReach = z.infer<typeof AlertReach>

export const DeliveryStat = z.object({
  alert_id: Id,
  title: z.string(),
  severity: Severity,
  sent_at: Instant,
  recipients: z.int(),
  delivered: z.int(),
  acknowledged: z.int(),
  failed: z.int(),
})
