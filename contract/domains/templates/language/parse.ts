import { MOST_DEPTH } from '../kinds.ts'
import { splitClauses } from './clauses.ts'
import { TemplateError } from './template-error.ts'

/** `lease.has_deposit`, `not lease.has_deposit` or `lease.frequency is YEARLY`. */
export type Test = { key: string; not: boolean; word: string | null }

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'value'; key: string }
  | { kind: 'if'; test: Test; yes: Inline[]; no: Inline[] }
export const LINE_KINDS = ['heading', 'paragraph', 'item', 'signature'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export type Block =
  | { kind: LineKind; inline: Inline[] }
  | { kind: 'row'; cells: Inline[][] }
  | { kind: 'if'; test: Test; yes: Block[]; no: Block[] }
  | { kind: 'each'; list: string; blocks: Block[] }
export type Clause = { title: string; condition: Test | null; is_locked: boolean; blocks: Block[] }

const KEY = /^[a-z][a-z0-9_]{0,39}(\.[a-z][a-z0-9_]{0,39})?$/
const WORD = /^[A-Z][A-Z0-9_]{0,39}$/
const ALONE = /^\s*\{\{([^{}]*)\}\}\s*$/

/** Parses a body. Throws only `TemplateError`. */
export function parseTemplate(body: string): Clause[] {
  return splitClauses(body).map(({ title, condition, is_locked, text }) => {
    try {
      const lines = text.split('\n')
      return {
        title,
        is_locked,
        condition: condition ? readTest(condition) : null,
        blocks: new Lines(lines).all(),
      }
    } catch (error) {
      throw error instanceof TemplateError ? new TemplateError(error.message, title) : error
    }
  })
}

export function readTest(said: string): Test {
  const words = said.trim().split(/\s+/)
  const not = words[0] === 'not'
  const [key = '', is, word, ...more] = not ? words.slice(1) : words
  if (!KEY.test(key)) throw new TemplateError(`“${said}” is no condition.`)
  if (is === undefined) return { key, not, word: null }
  if (is !== 'is' || word === undefined || !WORD.test(word) || more.length > 0)
    throw new TemplateError(`“${said}” is no condition.`)
  return { key, not, word }
}

type Directive =
  | { kind: 'if'; test: Test }
  | { kind: 'each'; list: string }
  | { kind: 'else' }
  | { kind: 'end' }
  | { kind: 'value'; key: string }

function readDirective(inside: string): Directive {
  const said = inside.trim()
  if (said === 'else' || said === 'end') return { kind: said }
  if (said.startsWith('if ')) return { kind: 'if', test: readTest(said.slice(3)) }
  if (said.startsWith('each ')) return { kind: 'each', list: readKey(said.slice(5)) }
  return { kind: 'value', key: readKey(said) }
}

function readKey(said: string): string {
  if (!KEY.test(said.trim())) throw new TemplateError(`“${said.trim()}” is no variable.`)
  return said.trim()
}

/** The lines of a clause. A directive alone on its line applies to whole lines. */
class Lines {
  private at = 0
  private readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  all(): Block[] {
    const { blocks, end } = this.until(0)
    if (end) throw new TemplateError(`{{${end}}} closes nothing.`)
    return blocks
  }

  /** Parses up to the matching `else` or `end`, or to the end of the clause. */
  private until(depth: number): { blocks: Block[]; end: 'else' | 'end' | null } {
    if (depth > MOST_DEPTH) throw new TemplateError(`Conditions can be nested at most ${MOST_DEPTH} deep.`)
    const blocks: Block[] = []
    let open: string[] = []
    const flush = () => {
      if (open.length > 0) blocks.push({ kind: 'paragraph', inline: parseInline(open.join('\n'), depth) })
      open = []
    }
    while (this.at < this.lines.length) {
      const line = this.lines[this.at++] ?? ''
      const alone = ALONE.exec(line)
      const directive = alone && readDirective(alone[1] ?? '')
      if (directive && directive.kind !== 'value') {
        flush()
        if (directive.kind === 'else' || directive.kind === 'end') return { blocks, end: directive.kind }
        blocks.push(
          directive.kind === 'if' ? this.branch(directive.test, depth) : this.loop(directive.list, depth),
        )
        continue
      }
      const whole = wholeLine(line, depth)
      if (line.trim() === '' || whole) flush()
      if (whole) blocks.push(whole)
      else if (line.trim() !== '') open.push(line.trim())
    }
    flush()
    return { blocks, end: null }
  }

  private branch(test: Test, depth: number): Block {
    const first = this.until(depth + 1)
    const second = first.end === 'else' ? this.until(depth + 1) : { blocks: [], end: first.end }
    if (second.end !== 'end') throw new TemplateError('An {{if}} needs an {{end}}.')
    return { kind: 'if', test, yes: first.blocks, no: second.blocks }
  }

  private loop(list: string, depth: number): Block {
    const { blocks, end } = this.until(depth + 1)
    if (end !== 'end') throw new TemplateError('An {{each}} needs an {{end}}.')
    return { kind: 'each', list, blocks }
  }
}

/** A line that is a block of its own: `### heading`, `- item`, `~ signature`, `| row | of | cells |`. */
function wholeLine(line: string, depth: number): Block | null {
  const said = line.trim()
  const marked = /^(###|-|~) +(.*)$/.exec(said)
  if (marked) {
    const kind = marked[1] === '###' ? 'heading' : marked[1] === '-' ? 'item' : 'signature'
    return { kind, inline: parseInline(marked[2] ?? '', depth) }
  }
  if (!/^\|.*\|$/.test(said) || said.length < 2) return null
  return {
    kind: 'row',
    cells: said
      .slice(1, -1)
      .split('|')
      .map((cell) => parseInline(cell.trim(), depth)),
  }
}

/** Parses a line with values and conditions; conditions must be closed on the same line. */
function parseInline(text: string, depth: number): Inline[] {
  const pieces = text.split(/(\{\{[^{}]*\}\})/)
  let at = 0
  const until = (deep: number): { inline: Inline[]; end: 'else' | 'end' | null } => {
    if (deep > MOST_DEPTH) throw new TemplateError(`Conditions can be nested at most ${MOST_DEPTH} deep.`)
    const inline: Inline[] = []
    while (at < pieces.length) {
      const piece = pieces[at++] ?? ''
      if (!/^\{\{[^{}]*\}\}$/.test(piece)) {
        if (/\{\{|\}\}/.test(piece)) throw new TemplateError('A pair of {{ }} is not closed.')
        if (piece) inline.push({ kind: 'text', text: piece })
        continue
      }
      const directive = readDirective(piece.slice(2, -2))
      if (directive.kind === 'each') throw new TemplateError('{{each}} stands on a line of its own.')
      if (directive.kind === 'value') inline.push(directive)
      else if (directive.kind === 'if') inline.push(branch(directive.test, deep))
      else return { inline, end: directive.kind }
    }
    return { inline, end: null }
  }
  const branch = (test: Test, deep: number): Inline => {
    const first = until(deep + 1)
    const second = first.end === 'else' ? until(deep + 1) : { inline: [], end: first.end }
    if (second.end !== 'end') throw new TemplateError('An {{if}} needs an {{end}}.')
    return { kind: 'if', test, yes: first.inline, no: second.inline }
  }
  const { inline, end } = until(depth)
  if (end) throw new TemplateError(`{{${end}}} closes nothing.`)
  return inline
}
