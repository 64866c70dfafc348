import type { Variable } from '../kinds.ts'
import type { Block, Clause, Inline, LineKind, Test } from './parse.ts'
import { TemplateError } from './template-error.ts'
import { ownValue, printed, type Value, type Values } from './values.ts'

/** A piece of a line: literal text, or the value of `key`. A missing value is shown by its label. */
export type Span = { text: string; key: string | null; is_missing: boolean }
export type FilledBlock = { kind: LineKind; spans: Span[] } | { kind: 'row'; cells: Span[][] }
export type FilledClause = { title: string; blocks: FilledBlock[] }
export type Filled = { clauses: FilledClause[]; missing: string[] }

const MOST_STEPS = 20_000
export const ITEM = 'item.'

/**
 * Fills a template with values, clause by clause, and collects the keys of missing ones. Values are inserted as literal
 * text. `variables` are all that the template may use (`checkTemplate`).
 */
export function fillTemplate(
  clauses: readonly Clause[],
  variables: ReadonlyMap<string, Variable>,
  values: Values,
): Filled {
  const missing = new Set<string>()
  let steps = 0

  const step = () => {
    if (++steps > MOST_STEPS) throw new TemplateError('The document becomes too long.')
  }
  const read = (key: string, row: Row | null): Value | undefined =>
    key.startsWith(ITEM) && row ? ownValue(row.values, key.slice(ITEM.length)) : ownValue(values, key)
  const holds = ({ key, not, word }: Test, row: Row | null): boolean => {
    const value = read(key, row)
    if (value === undefined && variables.get(key)?.required) missing.add(key)
    const is = word === null ? value !== undefined && value !== false && !isEmptyList(value) : value === word
    return is !== not
  }
  const span = (key: string, row: Row | null): Span => {
    const variable = key.startsWith(ITEM)
      ? row?.of.fields?.find((field) => field.key === key.slice(ITEM.length))
      : variables.get(key)
    const value = read(key, row)
    if (variable && value !== undefined && typeof value !== 'object')
      return { text: printed(variable.type, value), key, is_missing: false }
    missing.add(key)
    return { text: variable?.label ?? key, key, is_missing: true }
  }
  const line = (inline: readonly Inline[], row: Row | null): Span[] =>
    inline.flatMap((one) => {
      step()
      if (one.kind === 'text') return { text: one.text, key: null, is_missing: false }
      if (one.kind === 'value') return span(one.key, row)
      return line(holds(one.test, row) ? one.yes : one.no, row)
    })
  const fill = (blocks: readonly Block[], row: Row | null): FilledBlock[] =>
    blocks.flatMap((block) => {
      step()
      if (block.kind === 'row') return { kind: 'row', cells: block.cells.map((cell) => line(cell, row)) }
      if (block.kind === 'if') return fill(holds(block.test, row) ? block.yes : block.no, row)
      if (block.kind !== 'each') return { kind: block.kind, spans: line(block.inline, row) }
      const of = variables.get(block.list)
      const rows = read(block.list, row)
      if (!of || !Array.isArray(rows)) {
        missing.add(block.list)
        return []
      }
      return rows.flatMap((item) => fill(block.blocks, { of, values: item }))
    })

  const filled = clauses
    .filter(({ condition }) => condition === null || holds(condition, null))
    .map(({ title, blocks }) => ({ title, blocks: fill(blocks, null).filter(isWritten) }))
    .filter(({ title, blocks }) => title !== '' || blocks.length > 0)
  return { clauses: filled, missing: [...missing] }
}

type Row = { of: Variable; values: Readonly<Record<string, string | number | boolean>> }

const isEmptyList = (value: Value) => typeof value === 'object' && value.length === 0

/** False for a line that conditions left empty. */
const isWritten = (block: FilledBlock): boolean =>
  block.kind === 'row' || block.spans.some(({ text }) => text.trim() !== '')

/** The text of spans. */
export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
