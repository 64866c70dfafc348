import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { RuleValue } from './rule-value.ts'

/** Only IN_FORCE rules decide. CUSTOM is practice without a law. PROPOSED is a pending bill, which is only shown. */
export const RuleStatus = z.enum(['IN_FORCE', 'PROPOSED', 'CUSTOM'])

export type RuleStatus = z.infer<typeof RuleStatus>

/** H: the legal text itself or two independent sources. M: one good source. L: a weak one. */
export const Confidence = z.enum(['H', 'M', 'L'])

export type Confidence = z.infer<typeof Confidence>

/** A rule in its file; the file's header states the pack and the place. */
export const RuleEntry = z
  .object({
    /** What it decides, like `advance.new`; prefixed with the place it is the rule's key. */
    topic: z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/),
    title: z.string().min(5),
    says: z.string().min(10),
    /** First and last day of validity. */
    valid_from: Day,
    valid_to: Day.nullable().default(null),
    /** What is known about these dates. */
    dates: z.string().min(5),
    status: RuleStatus,
    /** Law or section, and who reported it. */
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
    /** Official name of the state; null applies to all states. */
    state: z.string().nullable(),
    rules: z.array(RuleEntry).min(1),
  })
  .strict()

export const LawRule = RuleEntry.extend({
  /** `lagos.advance.new`. Rules with the same key and status succeed each other in time and never overlap. */
  key: z.string(),
  pack: z.string(),
  pack_title: z.string(),
  state: z.string().nullable(),
}).meta({ id: 'LawRule' })

export type LawRule = z.infer<typeof LawRule>

/** Reference from an answer to the rule behind it. */
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
