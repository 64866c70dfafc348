import type { QuoteWarning } from '@gida/contract/domains/law/quote'
import { useState } from 'react'

/** Asks for confirmation once per set of warnings, and again only when the warnings change. */
export function useConfirmExcess(standing: readonly QuoteWarning[]) {
  const [asked, setAsked] = useState<string>()
  return {
    /** Whether the current warnings were shown and await a second press. */
    isAsking: standing.length > 0 && asked === nameOf(standing),
    /** Whether it may be saved; otherwise shows the unconfirmed warnings first. */
    passes(warnings: readonly QuoteWarning[]): boolean {
      if (warnings.length === 0 || asked === nameOf(warnings)) return true
      setAsked(nameOf(warnings))
      return false
    },
  }
}

const nameOf = (warnings: readonly QuoteWarning[]) => warnings.map(({ says }) => says).join(' ')
