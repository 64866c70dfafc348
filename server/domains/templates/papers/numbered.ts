import type { FilledBlock, FilledClause, Span } from '@gida/contract/domains/templates/language/fill'

type Row = Extract<FilledBlock, { kind: 'row' }>
type Line = Exclude<FilledBlock, Row>
export type Group = Line | { kind: 'table'; rows: Row[] } | { kind: 'list'; items: Span[][] }

/** Numbers the clauses with headings; adjacent rows and items form one table or list. */
export function numbered(clauses: readonly FilledClause[]): { heading: string; groups: Group[] }[] {
  let number = 0
  return clauses.map(({ title, blocks }) => ({
    heading: title === '' ? '' : `${++number}. ${title}`,
    groups: grouped(blocks),
  }))
}

function grouped(blocks: readonly FilledBlock[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'row') {
      if (last?.kind === 'table') last.rows.push(block)
      else groups.push({ kind: 'table', rows: [block] })
    } else if (block.kind === 'item') {
      if (last?.kind === 'list') last.items.push(block.spans)
      else groups.push({ kind: 'list', items: [block.spans] })
    } else groups.push(block)
  }
  return groups
}
