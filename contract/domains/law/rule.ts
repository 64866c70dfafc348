import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { RuleValue } from './rule-value.ts'

/** IN_FORCE decides. CUSTOM is what people do, without a law. PROPOSED is a bill: it is shown and never decides. */
export const RuleStatus = z.enum(['IN_FORCE', 'PROPOSED', 'CUSTOM'])

export type RuleStatus = z.infer<typeof RuleStatus>

/** H: the text itself or two independent sources. M: one good source. L: a weak one. */
export const Confidence = z.enum(['H', 'M', 'L'])

export type Confidence = z.infer<typeof Confidence>

/** A rule as its file holds it; the file's head says the pack and the place. */
export const RuleEntry = z
  .object({
    /** What it decides, as `advance.new`; with the place before it, the rule's key. */
    topic: z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/),
    title: z.string().min(5),
    says: z.string().min(10),
    /** The first and the last day on which it holds. */
    valid_from: Day,
    valid_to: Day.nullable().default(null),
    /** What is known of these days. */
    dates: z.string().min(5),
    status: RuleStatus,
    /** The text or section, and who reported it. */
    source: z.string().min(5),
    confidence: Confidence,
    value: RuleValue,
  })
  .strict()

export const RulePack = z
  .object({
    pack: z.string(),
    title: z.string(),
    place: z.enum(['lagos', 'fct', 'ng']),
    /** The state by its official name; null where it holds in all. */
    state: z.string().nullable(),
    rules: z.array(RuleEntry).min(1),
  })
  .strict()

export const LawRule = RuleEntry.extend({
  /** `lagos.advance.new`. Rules of one key and status follow each other in time and never overlap. */
  key: z.string(),
  pack: z.string(),
  pack_title: z.string(),
  state: z.string().nullable(),
}).meta({ id: 'LawRule' })

export type LawRule = z.infer<typeof LawRule>

/** How an answer names the rule that it comes from. */
export const RuleRef = LawRule.pick({
  key: true,
  pack: true,
  pack_title: true,
  title: true,
  says: true,
  source: true,
  confidence: true,
  status: true,
}).meta({ id: 'RuleRef' })

export type RuleRef = z.infer<typeof RuleRef>
