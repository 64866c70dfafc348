import type { Variable } from '../kinds.ts'
import { ITEM } from './fill.ts'
import { type Block, type Clause, type Inline, parseTemplate, type Test } from './parse.ts'
import { SUPPLIED } from './supplied.ts'
import { TemplateError } from './template-error.ts'

export type Scope = ReadonlyMap<string, Variable>

/** All variables that a template may use: the supplied ones and its own. */
export const scopeOf = (own: readonly Variable[]): Scope =>
  new Map([...own, ...SUPPLIED].map((variable) => [variable.key, variable]))

/** Parses a body and checks that its variables exist and are used according to their type. Throws only `TemplateError`. */
export function checkTemplate(body: string, own: readonly Variable[]): Clause[] {
  const clauses = parseTemplate(body)
  const scope = scopeOf(own)
  for (const { title, condition, blocks } of clauses) {
    const say = (message: string) => new TemplateError(message, title)
    if (condition) checkTest(condition, scope, say)
    checkBlocks(blocks, scope, say)
  }
  return clauses
}

type Say = (message: string) => TemplateError

function checkBlocks(blocks: readonly Block[], scope: Scope, say: Say): void {
  for (const block of blocks) {
    if (block.kind === 'row') for (const cell of block.cells) checkInline(cell, scope, say)
    else if (block.kind === 'if') {
      checkTest(block.test, scope, say)
      checkBlocks([...block.yes, ...block.no], scope, say)
    } else if (block.kind === 'each') checkBlocks(block.blocks, rowScope(block.list, scope, say), say)
    else checkInline(block.inline, scope, say)
  }
}

/** Adds the fields of a list inside it; lists cannot be nested. */
function rowScope(list: string, scope: Scope, say: Say): Scope {
  const { type, fields = [] } = named(list, scope, say)
  if (type !== 'list') throw say(`“${list}” is no list.`)
  if ([...scope.keys()].some((key) => key.startsWith(ITEM)))
    throw say('A list cannot be inside another list.')
  return new Map([
    ...scope,
    ...fields.map((field) => [ITEM + field.key, { ...field, required: false }] as const),
  ])
}

function checkInline(inline: readonly Inline[], scope: Scope, say: Say): void {
  for (const one of inline) {
    if (one.kind === 'value') {
      const { type } = named(one.key, scope, say)
      if (type === 'list' || type === 'yes_no' || type === 'word')
        throw say(`“${one.key}” is for conditions and lists, and cannot be printed.`)
    } else if (one.kind === 'if') {
      checkTest(one.test, scope, say)
      checkInline([...one.yes, ...one.no], scope, say)
    }
  }
}

function checkTest({ key, word }: Test, scope: Scope, say: Say): void {
  const { words } = named(key, scope, say)
  if (word !== null && !words?.includes(word)) throw say(`“${key}” is never ${word}.`)
}

function named(key: string, scope: Scope, say: Say): Variable {
  const variable = scope.get(key)
  if (!variable) throw say(`There is no variable “${key}”.`)
  return variable
}
