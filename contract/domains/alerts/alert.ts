import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { WaitedSeconds } from '../../shared/waited.ts'
import { ALERT_KINDS, ALERT_STATUSES, ANSWER_WAYS, ANSWERS, MOST_NOTE, SEVERITIES } from './rules.ts'

export const Severity = z.enum(SEVERITIES)
export const AlertKind = z.enum(ALERT_KINDS)
export const AnswerState = z.enum(['WAITING', ...ANSWERS])

export const Acknowledge = z.object({
  state: z.enum(ANSWERS),
  note: z.string().trim().max(MOST_NOTE).optional(),
})
export type Acknowledge = z.infer<typeof Acknowledge>
export const AcknowledgeOwn = Acknowledge.extend({ waited_seconds: WaitedSeconds })
export type AcknowledgeOwn = z.infer<typeof AcknowledgeOwn>

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
    is_by_name: z.boolean().meta({ description: 'For people by name, and for nobody else there' }),
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
    user_id: Id.nullable(),
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

/** An alert that awaits the reader's answer, or only informs them. */
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
