import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import { legalMaximum, useLastQuote, useQuote } from '../../law/index.ts'
import { useConfirmExcess } from './use-confirm-excess.ts'

/** What terms come to for a unit, and whether they may be saved: more than the law allows is asked about once. */
export function useQuotedTerms(unitId: string, terms: QuoteTerms) {
  const quote = useQuote(unitId, terms)
  const lastQuote = useLastQuote()
  const warnings = legalMaximum(quote.data)
  const { isAsking, passes } = useConfirmExcess(warnings)
  return {
    quote,
    warnings,
    isAsking,
    /** What is saved is what was judged: an amount that was written a moment ago too. */
    mayBeSaved: async (saved: QuoteTerms) => passes(legalMaximum(await lastQuote(unitId, saved))),
  }
}
export type QuotedTerms = ReturnType<typeof useQuotedTerms>
