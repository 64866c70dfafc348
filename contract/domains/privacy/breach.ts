import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'
import { DATA_KINDS, type DataKind } from './activities.ts'
import { BREACH_RISKS, BREACH_STEP_KEYS, MOST_PEOPLE, SAID_STEPS } from './breach-clock.ts'

export const BreachRisk = z.enum(BREACH_RISKS)
export const BreachDataKind = z.enum(Object.keys(DATA_KINDS) as [DataKind, ...DataKind[]])

const words = (most: number) => z.string().trim().max(most)

/** Facts of a breach, extended during the investigation. */
const facts = {
  title: words(120).min(3, 'Say in a few words what it is'),
  happened: words(4000).min(3, 'Say what happened, as far as it is known'),
  data_kinds: z.array(BreachDataKind).max(Object.keys(DATA_KINDS).length),
  people_about: z
    .int()
    .min(0)
    .max(MOST_PEOPLE)
    .nullable()
    .meta({ description: 'Approximate number of people affected; null if unknown' }),
  effects: words(4000).meta({ description: 'Likely consequences for them' }),
  measures: words(4000).meta({ description: 'Measures taken and planned' }),
}

export const RegisterBreach = z.object({
  ...{ title: facts.title, happened: facts.happened },
  noticed_at: Instant.meta({ description: 'When somebody became aware of it; the deadline runs from then' }),
  is_frozen: z.boolean().default(false).meta({ description: 'Whether the evidence is preserved unchanged' }),
})
export type RegisterBreach = z.infer<typeof RegisterBreach>

export const UpdateBreach = z
  .object(facts)
  .partial()
  .extend({
    risk: BreachRisk.optional(),
    risk_reason: words(2000).min(3, 'Say why, in a few words').optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    message: 'Change at least one field.',
  })
  .refine(({ risk, risk_reason }) => (risk === undefined) === (risk_reason === undefined), {
    path: ['risk_reason'],
    message: 'Say why you chose this risk.',
  })
export type UpdateBreach = z.infer<typeof UpdateBreach>

/** A completed step; the time defaults to now. */
export const DoBreachStep = z.object({ step: z.enum(SAID_STEPS), at: Instant.optional() })
export type DoBreachStep = z.infer<typeof DoBreachStep>

export const CloseBreach = z.object({ lesson: words(2000).min(3, 'Say what was learnt, in a few words') })
export type CloseBreach = z.infer<typeof CloseBreach>

export const Breach = z
  .object({
    ...facts,
    id: Id,
    noticed_at: Instant,
    registered_at: Instant,
    registered_by_name: z.string(),
    risk: BreachRisk.nullable(),
    risk_reason: z.string().nullable(),
    decided_by_name: z.string().nullable(),
    steps: z.array(
      z.object({
        key: z.enum(BREACH_STEP_KEYS),
        due_at: Instant,
        done_at: Instant.nullable(),
        state: z.enum(['DONE', 'NEEDLESS', 'OVERDUE', 'NEXT', 'LATER']),
      }),
    ),
    next: z.enum(BREACH_STEP_KEYS).nullable(),
    next_at: Instant.nullable(),
    is_overdue: z.boolean(),
    deadline: Instant.meta({ description: '72 hours after it was noticed' }),
    closed: z.object({ at: Instant, by_name: z.string(), lesson: z.string() }).nullable(),
  })
  .meta({ id: 'Breach' })
export type Breach = z.infer<typeof Breach>

export const BreachesQuery = PageQuery.extend({ closed: z.stringbool().optional() })
export type BreachesQuery = z.output<typeof BreachesQuery>
