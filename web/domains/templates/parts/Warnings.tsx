import { joinClauses, type WrittenClause } from '@gida/contract/domains/templates/language/clauses'
import { TemplateError } from '@gida/contract/domains/templates/language/template-error'
import { findWarnings, type Warning } from '@gida/contract/domains/templates/warnings'
import { templates } from '#words/templates'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = templates.warnings

/** Wording that may not be enforceable, each with its source. */
export const Warnings = ({ clauses }: { clauses: readonly WrittenClause[] }) =>
  warningsIn(clauses).map(({ kind, clause, words: found }) => (
    <Banner key={`${kind} ${clause} ${found}`} tone="wait" icon="warning" title={words.title(clause, found)}>
      {words[kind].says} <span className="text-ink-soft">{words[kind].source}</span>
    </Banner>
  ))

function warningsIn(clauses: readonly WrittenClause[]): Warning[] {
  try {
    return findWarnings(joinClauses(clauses))
  } catch (error) {
    if (error instanceof TemplateError) return [] // the preview says what is wrong
    throw error
  }
}
