import { splitClauses } from '@gida/contract/domains/templates/language/clauses'
import { problem } from '../../../platform/errors/problem.ts'
import { FORMS } from '../forms/forms.ts'

/** Refuses a body in which a locked clause of its legal form was changed or removed. */
export function requireLockedClauses(source: string | null, body: string): void {
  const form = FORMS.find(({ key }) => key === source)
  if (!form) return
  const kept = new Set(splitClauses(body).map((clause) => JSON.stringify(clause)))
  const lost = splitClauses(form.body).filter(
    (clause) => clause.is_locked && !kept.has(JSON.stringify(clause)),
  )
  if (lost.length > 0) throw problem('LOCKED_CLAUSE', { clauses: lost.map(({ title }) => title) })
}
