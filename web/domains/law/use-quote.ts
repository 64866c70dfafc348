import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../ui/form/use-debounced.ts'
import { quoteQuery } from './queries.ts'

const TYPING_PAUSE_MS = 400

/** The quote for these terms, refetched after a debounce; the previous one is shown until then. Disabled without a unit. */
export function useQuote(unitId: string, terms: QuoteTerms) {
  const written = JSON.stringify(terms)
  const [settled, setSettled] = useState(written)
  useDebounced(written, setSettled, TYPING_PAUSE_MS)
  const answer = useQuery({ ...quoteQuery(unitId, JSON.parse(settled)), enabled: unitId !== '' })
  return { ...answer, isBehind: answer.isFetching || written !== settled }
}

/** Fetches the quote of exactly these terms, before acting on them; undefined if it is not available. */
export function useLastQuote() {
  const queries = useQueryClient()
  return (unitId: string, terms: QuoteTerms) =>
    queries
      .fetchQuery({ ...quoteQuery(unitId, terms), retry: false, networkMode: 'always' })
      .catch(() => undefined)
}
