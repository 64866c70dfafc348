/** In the order in which they stand in a bundle. */
export const EXHIBIT_KINDS = [
  ...(['TERMS', 'DOCUMENT', 'NOTICE', 'LEDGER', 'RECEIPT', 'INSPECTION', 'REQUEST', 'MESSAGE'] as const),
] as const
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number]

/** Of one kind, in one bundle. */
export const MOST_CHOSEN = 200
/** As long as somebody may sue on a simple contract. */
export const YEARS_KEPT = 6

/** Numbers of bank accounts have ten digits: the last four stay. What is drawn for others to read names no account whole. */
export const maskAccountNumbers = (text: string): string =>
  text.replace(/(?<![\d+])\d{6}(\d{4})(?!\d)/g, '••••••$1')
