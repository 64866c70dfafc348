import type { Quote, QuoteWarning } from '@gida/contract/domains/law/quote'

const BROKEN: readonly QuoteWarning['kind'][] = ['OVER_CAP', 'OVER_ADVANCE']

/** The warnings of a quote about rules in force that its terms break. */
export const legalMaximum = (quote: Quote | undefined): QuoteWarning[] =>
  (quote?.warnings ?? []).filter(({ kind }) => BROKEN.includes(kind))
