import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { REQUEST_KINDS, REQUEST_STATES } from './rules.ts'

export const PrivacyRequestKind = z.enum(REQUEST_KINDS)
export const PrivacyRequestState = z.enum(REQUEST_STATES)

/** Something that prevents an erasure. */
export const ErasureBlocker = z.object({
  reason: z.string(),
  until: Day.nullable().meta({ description: 'When the obstacle ends; null if unknown' }),
})
export type ErasureBlocker = z.infer<typeof ErasureBlocker>

/** Data kept after an erasure, and why. */
export const KeptData = z.object({
  activity: z.string(),
  what: z.string(),
  law: z.string(),
  until: Day,
  rows: z.int(),
})
export type KeptData = z.infer<typeof KeptData>

export const PrivacyRequest = z
  .object({
    id: Id,
    user_id: Id,
    person_name: z.string(),
    kind: PrivacyRequestKind,
    state: PrivacyRequestState,
    words: z.string(),
    created_at: Instant,
    aim_on: Day,
    due_on: Day.meta({ description: 'Promised response date: thirty days after the request' }),
    delay_reason: z
      .string()
      .nullable()
      .meta({ description: 'Reason for the delay, shown to the person; null if there is none' }),
    answer: z.string().nullable(),
    answered_by_name: z.string().nullable(),
    closed_at: Instant.nullable(),
    blockers: z.array(ErasureBlocker),
    again_on: Day.nullable().meta({
      description: 'When a pending erasure is reconsidered; null if none is pending',
    }),
    kept: z.array(KeptData),
  })
  .meta({ id: 'PrivacyRequest' })
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

export const CreatePrivacyRequest = z
  .object({
    kind: PrivacyRequestKind,
    words: z.string().trim().max(2000, 'Write at most 2,000 characters.').default(''),
  })
  .refine(({ kind, words }) => kind === 'ERASURE' || kind === 'ACCESS' || words.length >= 3, {
    path: ['words'],
    message: 'Say in a few words what you ask for.',
  })
export type CreatePrivacyRequest = z.infer<typeof CreatePrivacyRequest>

export const AnswerPrivacyRequest = z
  .object({
    state: z.enum(['IN_PROGRESS', 'DONE', 'REFUSED']).optional(),
    answer: z.string().trim().min(3, 'Write an answer.').max(2000).optional(),
    delay_reason: z.string().trim().min(3, 'Say why it takes longer.').max(500).optional(),
  })
  .refine(({ state, answer }) => state === undefined || state === 'IN_PROGRESS' || answer !== undefined, {
    path: ['answer'],
    message: 'Write an answer: the person will read it.',
  })
  .refine(({ state, delay_reason }) => state !== undefined || delay_reason !== undefined, {
    path: ['delay_reason'],
    message: 'Say why it takes longer.',
  })
export type AnswerPrivacyRequest = z.infer<typeof AnswerPrivacyRequest>
