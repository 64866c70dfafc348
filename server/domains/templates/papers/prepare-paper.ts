import { FILED_AS, type Variable } from '@gida/contract/domains/templates/kinds'
import { checkTemplate, type Scope, scopeOf } from '@gida/contract/domains/templates/language/check-template'
import { type FilledClause, fillTemplate } from '@gida/contract/domains/templates/language/fill'
import { fits, ownValue, printed, type Values } from '@gida/contract/domains/templates/language/values'
import type { PaperPreview, PaperWanted } from '@gida/contract/domains/templates/template'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { canGenerate } from '../policy.ts'
import { getTemplate, getText } from '../register/template-queries.ts'
import { gatherValues } from './gather-values.ts'

export type PreparedPaper = {
  template: { id: string; name: string; version: number }
  document_type: (typeof FILED_AS)[keyof typeof FILED_AS]
  estate_id: string
  clauses: FilledClause[]
  missing: Variable[]
  values: Values
  /** Variables to be filled in by hand, missing or not. */
  asked: Variable[]
  /** Variables with known values. */
  known: Variable[]
}

/** The content of a document from the published version, or one requested before, about a lease, a unit or the estate. */
export async function preparePaper(
  tx: Tx,
  actor: Actor,
  id: string,
  { variables, lease_id, unit_id }: PaperWanted,
  asked?: number,
): Promise<PreparedPaper> {
  const { name, kind, estate_id, published } = await getTemplate(tx, id)
  if (!canGenerate(actor, kind)) throw problem('PERMISSION_DENIED')
  if (published === null) throw new Problem('ILLEGAL_STATE', { message: 'Publish this template first.' })
  const version = asked ?? published
  const text = await getText(tx, id, version)
  const scope = scopeOf(text.variables)
  const supplied = await gatherValues(tx, actor, { estate_id, lease_id, unit_id })
  const values = { ...readGiven(scope, variables), ...supplied }
  const { clauses, missing } = fillTemplate(checkTemplate(text.body, text.variables), scope, values)
  const named = (keys: readonly string[]) =>
    keys.map((key) => scope.get(key)).filter((one) => one !== undefined)
  const byHand = Object.keys(variables).filter((key) => ownValue(supplied, key) === undefined)
  return {
    template: { id, name, version },
    ...{ document_type: FILED_AS[kind], estate_id, clauses, values, missing: named(missing) },
    asked: named([...new Set([...text.variables.map(({ key }) => key), ...missing, ...byHand])]),
    known: named(Object.keys(supplied)),
  }
}

/** Parses the values entered by type; empty ones are ignored. */
function readGiven(scope: Scope, said: PaperWanted['variables']): Values {
  const given = Object.entries(said).filter(([, value]) => value !== '')
  const wrong = given.flatMap(([key, value]) => {
    const variable = scope.get(key)
    if (variable && fits(variable, value)) return []
    return {
      path: `variables.${key}`,
      message: variable ? SAYS[variable.type] : 'There is no such variable.',
    }
  })
  if (wrong.length > 0) throw problem('VALIDATION_ERROR', wrong)
  return Object.fromEntries(given)
}

const SAYS: Record<Variable['type'], string> = {
  money: 'Give an amount.',
  date: 'Give a day.',
  number: 'Give a number.',
  yes_no: 'Choose yes or no.',
  word: 'Choose one of the words.',
  list: 'A list cannot be filled in by hand.',
  ...{ text: 'Give some words.', person: 'Give a name.', address: 'Give an address.' },
}

export function presentPreview({
  template,
  clauses,
  missing,
  asked,
  known,
  values,
}: PreparedPaper): PaperPreview {
  const named = ({ key, label, type }: Variable) => ({ key, label, type })
  return {
    version: template.version,
    clauses,
    missing: missing.map(named),
    asked: asked.map(named),
    known: known.flatMap(({ key, label, type }) => {
      const value = ownValue(values, key)
      return value === undefined || typeof value === 'object' || type === 'yes_no' || type === 'word'
        ? []
        : { key, label, text: printed(type, value) }
    }),
  }
}
