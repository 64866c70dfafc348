import { MOST_BODY, MOST_CLAUSES } from '../kinds.ts'
import { TemplateError } from './template-error.ts'

/** A clause as written: its title, condition and text. */
export type WrittenClause = {
  title: string
  /** `lease.has_deposit`, `not …`, `… is WORD`; empty if unconditional. */
  condition: string
  /** Required by law, so copies of the template keep it unchanged. */
  is_locked: boolean
  text: string
}

/** Including its condition. */
const MOST_TITLE = 200
const HEAD = /^##(?!#) *(.*)$/
const LOCKED = / *\[locked\]$/
const CONDITION = / *\[if ([^[\]]+)\]$/

/** The clauses of a body, in order. Text before the first title becomes a clause without a title. */
export function splitClauses(body: string): WrittenClause[] {
  if (body.length > MOST_BODY) throw new TemplateError(`A template has at most ${MOST_BODY} characters.`)
  const clauses: WrittenClause[] = []
  let lines: string[] = []
  const close = () => {
    const last = clauses.at(-1)
    if (last) last.text = trimmed(lines)
    else if (lines.some((line) => line.trim() !== ''))
      clauses.push({ title: '', condition: '', is_locked: false, text: trimmed(lines) })
    lines = []
  }
  for (const line of body.replace(/\r\n?/g, '\n').split('\n')) {
    const head = HEAD.exec(line)
    if (head) {
      close()
      clauses.push({ ...readHead(head[1] ?? ''), text: '' })
    } else lines.push(line)
  }
  close()
  if (clauses.length > MOST_CLAUSES)
    throw new TemplateError(`A template has at most ${MOST_CLAUSES} clauses.`)
  return clauses
}

const trimmed = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd()

function readHead(said: string): Omit<WrittenClause, 'text'> {
  let title = said.trim()
  if (title.length > MOST_TITLE) throw new TemplateError(`A title has at most ${MOST_TITLE} characters.`)
  const is_locked = LOCKED.test(title)
  title = title.replace(LOCKED, '')
  const condition = CONDITION.exec(title)?.[1]?.trim() ?? ''
  return { title: title.replace(CONDITION, '').trim(), condition, is_locked }
}

/** Inverse of `splitClauses`, unless the text of a clause contains a clause title. */
export const joinClauses = (clauses: readonly WrittenClause[]): string =>
  clauses
    .map(({ title, condition, is_locked, text }, index) =>
      title === '' && condition === '' && !is_locked && index === 0
        ? text
        : `## ${title}${condition && ` [if ${condition}]`}${is_locked ? ' [locked]' : ''}\n${text}`,
    )
    .join('\n\n')
    .trim()
