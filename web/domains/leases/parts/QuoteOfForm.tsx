import { quote as words } from '#words/quote'
import { fieldProblems } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FoldedQuote, type useQuote } from '../../law/index.ts'

/** The quote for a form's terms, or its error. */
export function QuoteOfForm({ quote }: { quote: ReturnType<typeof useQuote> }) {
  const [problem] = Object.values(fieldProblems(quote.error))
  if (problem) return <Banner live>{problem}</Banner>
  return (
    <Loaded bare of={quote} loading={words.loading}>
      {(data) => <FoldedQuote quote={data} isBehind={quote.isBehind} />}
    </Loaded>
  )
}
