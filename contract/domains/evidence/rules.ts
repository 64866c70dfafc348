/** In the order of a bundle. */
export const EXHIBIT_KINDS = [
  ...(['TERMS', 'DOCUMENT', 'NOTICE', 'LEDGER', 'RECEIPT', 'INSPECTION', 'REQUEST', 'MESSAGE'] as const),
] as const
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number]

/** Per kind and bundle. */
export const MOST_CHOSEN = 200
/** The limitation period of a simple contract. */
export const YEARS_KEPT = 6

/** Masks bank account numbers, ten digits; the last four stay. Papers for third parties never show one in full. */
export const maskAccountNumbers = (text: string): string =>
  text.replace(/(?<![\d+])\d{6}(\d{4})(?!\d)/g, '••••••$1')
