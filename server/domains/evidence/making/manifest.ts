/** Input of the render worker: texts, and paths of staged files. */
export type Part = {
  /** File name in the zip. */
  name: string
  /** A PDF to merge or a JPEG to show; null if it can be neither. */
  path: string | null
  shown: 'pdf' | 'picture'
  sha256: string
  size: number
}
/** `missing`: originals whose files no longer exist. */
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
  /** Output path. */
  out: string
}

/** `slips`: originals without pages, with the reason. */
export type DrawnBundle = { pages: number; slips: string[] }
