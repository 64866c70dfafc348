import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, PositiveKobo } from '../../shared/money.ts'
import { APPROVAL_LEVELS, APPROVAL_STATES, BEARERS } from './rules.ts'

/** An amount that approval was asked for or granted. */
export const Approval = z
  .object({
    id: Id,
    level: z.enum(APPROVAL_LEVELS),
    state: z.enum(APPROVAL_STATES),
    quote_id: Id.nullable(),
    vendor_name: z.string(),
    bearer: z.enum(BEARERS).nullable(),
    amount: Kobo,
    reason: z.string().meta({ description: 'Why this quote, in the words of the requester' }),
    asked_by_name: z.string().nullable(),
    asked_at: Instant,
    decided_at: Instant.nullable(),
    votes: z.array(
      z.object({
        name: z.string(),
        is_yes: z.boolean(),
        note: z.string(),
        at: Instant,
        by_link: z.boolean(),
      }),
    ),
    explain_by: Instant.nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'WorkApproval' })
export type Approval = z.infer<typeof Approval>

/** An approval that awaits the reader, in the list of approvals. */
export const WaitingApproval = Approval.extend({
  order_id: Id,
  order_number: z.int(),
  title: z.string(),
  estate_name: z.string(),
  property_name: z.string().nullable(),
  unit_name: z.string().nullable(),
  quotes: z.int(),
  cheapest: Kobo.nullable(),
}).meta({ id: 'WaitingApproval' })
export type WaitingApproval = z.infer<typeof WaitingApproval>

export const AnswerApproval = z
  .object({
    is_yes: z.boolean(),
    note: z.string().trim().max(1_000, 'Write at most 1,000 characters.').default(''),
  })
  .refine(({ is_yes, note }) => is_yes || note.length >= 3, { path: ['note'], message: 'Say why not.' })
export type AnswerApproval = z.infer<typeof AnswerApproval>

/** Spending limits of an estate without approval, from a day on. */
export const WorkLimits = z
  .object({
    agent_limit: Kobo,
    manager_limit: Kobo,
    manager_quotes: z.int().min(1).max(5),
    emergency_limit: Kobo,
    split_days: z.int().min(1).max(90),
    rise_bp: z.int().min(0).max(5_000),
    valid_from: Day.nullable().meta({ description: 'Null for the default limits of an estate' }),
  })
  .meta({ id: 'WorkLimits' })
export type WorkLimits = z.infer<typeof WorkLimits>

export const SetLimits = z
  .object({
    agent_limit: PositiveKobo,
    manager_limit: PositiveKobo,
    manager_quotes: z.int().min(1).max(5).default(2),
    emergency_limit: PositiveKobo,
    valid_from: Day,
  })
  .refine(({ agent_limit, manager_limit }) => agent_limit <= manager_limit, {
    path: ['manager_limit'],
    message: 'A manager’s limit cannot be below an agent’s.',
  })
export type SetLimits = z.infer<typeof SetLimits>
