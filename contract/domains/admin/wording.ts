import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id } from '../../shared/ids.ts'
import { Language } from '../../shared/language.ts'
import { PageQuery } from '../../shared/pages.ts'
import { keepsEnglish, keepsPlaces, MOST_WORDING, MOST_WORDING_WHY } from './rules.ts'

/** A catalogue text in one language as currently used. Inserted values appear as `{1}`. */
const Wording = z.object({
  language: Language.exclude(['en']),
  key: z
    .string()
    .regex(/^[a-z][\w-]*(\.[\w-]+)+$/i)
    .max(200)
    .meta({
      description: 'Catalogue and path of the text in it, such as leases.statuses.ACTIVE',
    }),
  english: z.string().min(1).max(MOST_WORDING),
  present: z.string().min(1).max(MOST_WORDING),
})

/** Proposed wording for a text, as its author sees it. */
export const WordingProposal = Wording.extend({
  id: Id,
  proposed: z.string(),
  why: z.string().nullable(),
  proposed_at: Instant,
  state: z.enum(['OPEN', 'ACCEPTED', 'DECLINED']),
  decline_reason: z.string().nullable(),
}).meta({ id: 'WordingProposal' })
export type WordingProposal = z.infer<typeof WordingProposal>

/** The same proposal for the person who decides on it. */
export const WordingToDecide = WordingProposal.extend({
  proposer_name: z.string(),
  decided: z.object({ at: Instant, by_name: z.string() }).nullable(),
}).meta({ id: 'WordingToDecide' })
export type WordingToDecide = z.infer<typeof WordingToDecide>

export const WordingsQuery = PageQuery.extend({
  decided: z
    .stringbool()
    .optional()
    .meta({ description: 'Return decided proposals instead of undecided ones' }),
})
export type WordingsQuery = z.output<typeof WordingsQuery>

export const ProposeWording = Wording.extend({
  client_id: ClientId.meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same proposal',
  }),
  proposed: z.string().trim().min(1, 'Write how it should read').max(MOST_WORDING),
  why: z.string().trim().max(MOST_WORDING_WHY).optional(),
})
  .refine(({ proposed, present }) => proposed !== present, {
    path: ['proposed'],
    message: 'This is the text now. Write it differently',
  })
  .refine(({ proposed, present }) => !proposed || keepsPlaces(present, proposed), {
    path: ['proposed'],
    message: 'Keep placeholders like {1}: a name, a day or an amount goes there',
  })
  .refine((wanted) => !wanted.proposed || keepsEnglish(wanted.english, wanted), {
    path: ['proposed'],
    message: 'Keep the English in brackets as it is: it is what counts',
  })
export type ProposeWording = z.infer<typeof ProposeWording>

export const DeclineWording = z.object({
  reason: z.string().trim().min(3, 'Say why, in a few words').max(300),
})
