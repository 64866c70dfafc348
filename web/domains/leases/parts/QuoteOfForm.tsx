import { law } from '#words/law'
import { fieldProblems, messageOf, referenceOf } from '../../../platform/errors.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { FoldedQuote, type useQuote } from '../../law/index.ts'

/** What the terms of a form come to, or what is wrong with them. */
export function QuoteOfForm({ quote }: { quote: ReturnType<typeof useQuote> }) {
  const { data, error, refetch, isFetching, isBehind } = quote
  if (error) {
    const [problem] = Object.values(fieldProblems(error))
    if (problem) return <Banner live>{problem}</Banner>
    return (
      <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
        {messageOf(error)}
      </ErrorPanel>
    )
  }
  return data ? <FoldedQuote quote={data} isBehind={isBehind} /> : <SkeletonRows label={law.quote.loading} />
}
