import type { FilledClause } from '@gida/contract/domains/templates/language/fill'

export type PaperToDraw = {
  format: 'pdf' | 'docx'
  title: string
  /** At the foot of each page: what it was made of. */
  foot: string
  clauses: readonly FilledClause[]
  made: Date
}

/** Pages are of a PDF. */
export type DrawnPaper = { bytes: Uint8Array; pages: number | null }
