import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { MOST_CHOICES, STEP_KINDS, STEP_RESULTS } from './rules.ts'

const Choice = z.string().trim().min(1, 'Write the choice.').max(60)
/** One step of a checklist, as defined in a plan. */
export const Step = z
  .object({
    kind: z.enum(STEP_KINDS),
    title: z.string().trim().min(2, 'Say what to check.').max(160),
    /** Only for NUMBER steps. */
    min: z.number().optional(),
    max: z.number().optional(),
    unit: z.string().trim().max(20).optional(),
    choices: z.array(Choice).max(MOST_CHOICES).optional(),
  })
  .refine(({ kind, choices }) => (kind === 'CHOICE') === (choices !== undefined && choices.length > 1), {
    path: ['choices'],
    message: 'A choice needs at least two answers; no other step has any.',
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min < max, {
    path: ['max'],
    message: 'The maximum must exceed the minimum.',
  })
export type Step = z.infer<typeof Step>

export const ChecklistStep = z
  .object({
    id: Id,
    kind: z.enum(STEP_KINDS),
    title: z.string(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    unit: z.string(),
    choices: z.array(z.string()),
    answer: z.string().nullable().meta({
      description: 'A number, a choice or text as a string; `yes` for a completed tick; null if not answered',
    }),
    result: z
      .enum(STEP_RESULTS)
      .nullable()
      .meta({ description: 'A number outside its range fails; null if not answered' }),
    note: z.string(),
    photo_ids: z.array(Id),
    answered_by: z.string().nullable(),
    answered_at: Instant.nullable(),
    followed_by: z
      .object({ id: Id, number: z.int() })
      .nullable()
      .meta({ description: 'The follow-up work order for a fault; null if there is none' }),
  })
  .meta({ id: 'ChecklistStep' })
export type ChecklistStep = z.infer<typeof ChecklistStep>

export const Checklist = z
  .object({
    order: z.object({ id: Id, number: z.int(), title: z.string(), status: z.string() }),
    asset: z.object({ id: Id, name: z.string() }).nullable(),
    steps: z.array(ChecklistStep),
    done: z.int(),
    can: z.object({ answer: z.boolean(), follow: z.boolean() }),
  })
  .meta({ id: 'Checklist' })
export type Checklist = z.infer<typeof Checklist>

export const AnswerStep = z.object({
  answer: z.string().trim().max(500).nullable().meta({ description: 'Null removes the answer' }),
  result: z
    .enum(STEP_RESULTS)
    .optional()
    .meta({ description: 'For a step that is passed, flagged or failed' }),
  note: z.string().trim().max(500).default(''),
})
export type AnswerStep = z.infer<typeof AnswerStep>
