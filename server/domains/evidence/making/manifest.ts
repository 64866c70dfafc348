/** What the thread that draws is told: facts in words, and where the staged files lie. */
export type Part = {
  /** In the zip. */
  name: string
  /** Of the pages: a PDF to merge or a JPEG to show; null where neither can be made. */
  path: string | null
  shown: 'pdf' | 'picture'
  sha256: string
  size: number
}
/** `missing` are the originals whose bytes are not kept any more. */
export type NumberedExhibit = { number: string; title: string; parts: Part[]; missing: string[] }
export type Line = { at: string; words: string; number: string }

export type Manifest = {
  title: string
  claim: string
  facts: [string, string][]
  exhibits: NumberedExhibit[]
  lines: Line[]
  /** SHA-256 of the list of hashes. */
  list: string
  certificate: string[]
  made: string
  /** Where the bundle is written. */
  out: string
}

/** `slips` are the originals that have no pages, with the reason. */
export type DrawnBundle = { pages: number; slips: string[] }
