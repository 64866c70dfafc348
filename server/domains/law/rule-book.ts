import { isDeepStrictEqual } from 'node:util'
import type { WouldChange } from '@gida/contract/domains/law/answers'
import type { LawRule, RuleRef, RuleStatus } from '@gida/contract/domains/law/rule'
import type { RuleKind, RuleValue } from '@gida/contract/domains/law/rule-value'
import { type Day, formatDay } from '@gida/contract/shared/dates'

export type RuleOf<K extends RuleKind> = LawRule & { value: Extract<RuleValue, { kind: K }> }
/** State and day of a question. */
export type At = { state: string; day: Day }

export type RuleBook = {
  /** The rule in force; only these are binding. */
  inForce<K extends RuleKind>(kind: K, topic: string, at: At): RuleOf<K> | undefined
  /** The custom; only for information. */
  customary<K extends RuleKind>(kind: K, topic: string, at: At): RuleOf<K> | undefined
  /** Bills that would change what is in force on these topics. */
  wouldChange(topics: readonly string[], at: At): WouldChange[]
  /** Whether any law of this state is loaded, for a day or at all. */
  knows(state: string, day?: Day): boolean
}

export function makeRuleBook(rules: readonly LawRule[]): RuleBook {
  const find = (status: RuleStatus, topic: string, at: At) =>
    rules.find(
      (rule) =>
        rule.status === status && rule.topic === topic && isOf(rule, at.state) && holdsOn(rule, at.day),
    )
  const findKind = <K extends RuleKind>(status: RuleStatus, kind: K, topic: string, at: At) => {
    const found = find(status, topic, at)
    return found?.value.kind === kind ? (found as RuleOf<K>) : undefined
  }
  return {
    inForce: (kind, topic, at) => findKind('IN_FORCE', kind, topic, at),
    customary: (kind, topic, at) => findKind('CUSTOM', kind, topic, at),
    wouldChange: (topics, at) =>
      topics.flatMap((topic) => {
        const bill = find('PROPOSED', topic, at)
        if (!bill || isDeepStrictEqual(bill.value, find('IN_FORCE', topic, at)?.value)) return []
        return [{ says: `A bill would change this: ${bill.says}`, rule: refOf(bill) }]
      }),
    knows: (state, day) =>
      rules.some(
        (rule) => rule.status === 'IN_FORCE' && rule.state === state && (!day || holdsOn(rule, day)),
      ),
  }
}

/** National rules apply in every state. */
export const isOf = (rule: LawRule, state: string) => rule.state === null || rule.state === state

export const holdsOn = (rule: LawRule, day: Day) =>
  rule.valid_from <= day && (rule.valid_to === null || day <= rule.valid_to)

export function refOf(rule: LawRule): RuleRef {
  const { key, pack, pack_title, title, says, source, confidence, status } = rule
  return { key, pack, pack_title, title, says, source, confidence, status }
}

/** The answer when no rule is loaded. */
export function sayNoRule(book: RuleBook, { state, day }: At, subject: string): string {
  const place = state === 'Federal Capital Territory' ? 'the Federal Capital Territory' : state
  if (!book.knows(state)) return `No rule is loaded for ${place}. Ask a lawyer.`
  if (!book.knows(state, day)) return `No rule is loaded for ${place} on ${formatDay(day)}. Ask a lawyer.`
  return `No rule on ${subject} is loaded for ${place}. Ask a lawyer.`
}
