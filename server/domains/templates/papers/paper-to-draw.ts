import type { FilledClause } from '@gida/contract/domains/templates/language/fill'

export type PaperToDraw = {
  format: 'pdf' | 'docx'
  title: string
  /** Footer of each page: the source of the document. */
  foot: string
  clauses: readonly FilledClause[]
  made: Date
}

/** `pages` only for PDFs. */
export type DrawnPaper = { bytes: Uint8Array; pages: number | null }
