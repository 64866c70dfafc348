import type { LawRule, RuleStatus } from '@gida/contract/domains/law/rule'
import type { Day } from '@gida/contract/shared/dates'
import { type Page, type PageQuery, pagination } from '@gida/contract/shared/pages'
import { problem } from '../../platform/errors/problem.ts'
import { findState } from '../estates/index.ts'
import { holdsOn, isOf } from './rule-book.ts'

type Wanted = PageQuery & {
  state?: string | undefined
  on?: Day | undefined
  status?: RuleStatus | undefined
  search?: string | undefined
}

/** The loaded rules by pack; for a state, its own and national ones. */
export function listRules(rules: readonly LawRule[], wanted: Wanted): Page<LawRule> {
  const state = wanted.state ? findState(wanted.state)?.name : undefined
  if (wanted.state && !state) throw problem('UNKNOWN_STATE', { state: wanted.state })
  const words = wanted.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const fitting = rules.filter(
    (rule) =>
      (!state || isOf(rule, state)) &&
      (!wanted.on || holdsOn(rule, wanted.on)) &&
      (!wanted.status || rule.status === wanted.status) &&
      words.every((word) => textOf(rule).includes(word)),
  )
  const first = (wanted.page - 1) * wanted.limit
  return { data: fitting.slice(first, first + wanted.limit), pagination: pagination(wanted, fitting.length) }
}

const textOf = ({ title, says, source, pack_title, key }: LawRule) =>
  `${title} ${says} ${source} ${pack_title} ${key}`.toLowerCase()
