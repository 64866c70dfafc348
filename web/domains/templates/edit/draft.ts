import { checkTemplate, scopeOf } from '@gida/contract/domains/templates/language/check-template'
import {
  joinClauses,
  splitClauses,
  type WrittenClause,
} from '@gida/contract/domains/templates/language/clauses'
import { type Filled, fillTemplate } from '@gida/contract/domains/templates/language/fill'
import { TemplateError } from '@gida/contract/domains/templates/language/template-error'
import type { Values } from '@gida/contract/domains/templates/language/values'
import type { TemplateDetail, TemplateVariable } from '@gida/contract/domains/templates/template'
import { fold } from '@gida/contract/shared/texts/fold'

/** Form values of the template editor. */
export type Draft = { name: string; clauses: WrittenClause[]; variables: TemplateVariable[] }

export const EMPTY_CLAUSE: WrittenClause = { title: '', condition: '', is_locked: false, text: '' }

export const draftOf = ({ name, text }: Pick<TemplateDetail, 'name' | 'text'>): Draft => ({
  name,
  clauses: splitClauses(text.body),
  variables: text.variables,
})

/** Renders a draft with sample values, or returns its error. */
export function tryDraft(
  { clauses, variables }: Pick<Draft, 'clauses' | 'variables'>,
  values: Values,
): Filled | string {
  try {
    return fillTemplate(checkTemplate(joinClauses(clauses), variables), scopeOf(variables), values)
  } catch (error) {
    if (error instanceof TemplateError) return error.message
    throw error
  }
}

/** A unique key for a variable, derived from its label. */
export function keyFor(label: string, taken: readonly string[]): string {
  const plain = fold(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36)
  const first = plain || 'value'
  let key = first
  for (let number = 2; taken.includes(key); number++) key = `${first}_${number}`
  return key
}
