import { QuoteWarnings } from '../../law/index.ts'
import type { QuotedTerms as Quoted } from '../forms/use-quoted-terms.ts'
import { ConfirmExcess } from './ConfirmExcess.tsx'
import { QuoteOfForm } from './QuoteOfForm.tsx'

/** Below the terms of a form: the quote, legal warnings, and their confirmation. */
export const QuotedTerms = ({ quote, warnings, isAsking }: Quoted) => (
  <>
    <QuoteOfForm quote={quote} />
    <QuoteWarnings warnings={quote.data?.warnings ?? []} />
    <ConfirmExcess warnings={isAsking ? warnings : []} />
  </>
)
