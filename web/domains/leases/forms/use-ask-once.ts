import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import { useState } from 'react'

/** Asks once about each set of warnings: what was agreed to is not asked about again until the warnings change. */
export function useAskOnce(standing: readonly QuoteWarning[]) {
  const [asked, setAsked] = useState<string>()
  return {
    /** Whether the warnings that stand now have been asked about, and wait for a second press. */
    isAsking: standing.length > 0 && asked === nameOf(standing),
    /** Whether nothing is in the way of saving; where something is, it is asked about from now on. */
    passes(warnings: readonly QuoteWarning[]): boolean {
      if (warnings.length === 0 || asked === nameOf(warnings)) return true
      setAsked(nameOf(warnings))
      return false
    },
  }
}

const nameOf = (warnings: readonly QuoteWarning[]) => warnings.map(({ says }) => says).join(' ')
