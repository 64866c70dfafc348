import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import { legalMaximum, useLastQuote, useQuote } from '../../law/index.ts'
import { useConfirmExcess } from './use-confirm-excess.ts'

/** The quote for these terms, and whether they may be saved: exceeding a legal maximum must be confirmed once. */
export function useQuotedTerms(unitId: string, terms: QuoteTerms) {
  const quote = useQuote(unitId, terms)
  const lastQuote = useLastQuote()
  const warnings = legalMaximum(quote.data)
  const { isAsking, passes } = useConfirmExcess(warnings)
  return {
    quote,
    warnings,
    isAsking,
    /** Checks the terms being saved, not an earlier quote, since an amount may have just changed. */
    mayBeSaved: async (saved: QuoteTerms) => passes(legalMaximum(await lastQuote(unitId, saved))),
  }
}
export type QuotedTerms = ReturnType<typeof useQuotedTerms>
