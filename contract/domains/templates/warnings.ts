import { splitClauses } from './language/clauses.ts'

/** Kinds of clauses that are illegal or contrary to practice. */
export const WARNINGS = [
  ...(['RE_ENTRY', 'LOCK_OUT', 'SEVEN_DAYS', 'COURT', 'ADVANCE', 'CAUTION', 'NO_RECEIPT'] as const),
] as const
export type WarningKind = (typeof WARNINGS)[number]
export type Warning = { kind: WarningKind; clause: string; words: string }

const YEARS = '(?:two|three|four|five|2|3|4|5)(?: \\(\\d\\))? years'
const SIGNS: readonly [WarningKind, RegExp][] = [
  ['RE_ENTRY', /\bre-?enter\b|\bre-?entry\b|\brepossess\b|\bforce open\b/i],
  [
    'LOCK_OUT',
    /\block(?:s|ed|ing)?[ -]?out\b|\b(?:change|replace)s? the locks?\b|\b(?:disconnect|cut off)\b/i,
  ],
  [
    'SEVEN_DAYS',
    /\b(?:waives?|gives? up|forgoes?|dispenses? with|without)\b.{0,60}\b(?:7|seven)(?: \(7\))?[ -](?:clear )?days?|\bwithout (?:any )?(?:further )?notice\b/i,
  ],
  [
    'COURT',
    /\b(?:shall|may|will) not (?:go to|approach) (?:any |the )?court\b|\bno court\b|\bwaives?\b.{0,40}\bright to sue\b/i,
  ],
  [
    'ADVANCE',
    new RegExp(
      `\\b${YEARS}.{0,30}\\b(?:in advance|rent upfront)|\\badvance (?:rent )?(?:of|for) ${YEARS}`,
      'i',
    ),
  ],
  [
    'CAUTION',
    /\b(?:caution|deposit)\b.{0,80}\b(?:non-?refundable|not (?:be )?(?:refund|return)\w*|forfeited)\b|\bnon-?refundable (?:caution|deposit)\b/i,
  ],
  ['NO_RECEIPT', /\bno receipts?\b|\bwithout (?:a )?receipt\b/i],
]

/** Possibly invalid wording in a template, once per clause and kind. Only a hint; a lawyer decides. */
export const findWarnings = (body: string): Warning[] =>
  splitClauses(body).flatMap(({ title, text }) =>
    SIGNS.flatMap(([kind, sign]) => {
      const found = sign.exec(text.replace(/\s+/g, ' '))
      return found ? [{ kind, clause: title, words: found[0] }] : []
    }),
  )
