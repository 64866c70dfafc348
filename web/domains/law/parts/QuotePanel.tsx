import type { Quote, QuoteTerms } from '@gida/contract/domains/law/quote'
import { quote as words } from '#words/quote'
import { fieldProblems } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useQuote } from '../use-quote.ts'
import { WouldChange } from './ProposedChange.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { QuoteWarnings } from './QuoteWarnings.tsx'
import { AdvanceRow, StampRow, WithholdingRow } from './Verdicts.tsx'

/** The cost of moving into a unit on these terms; refetched once input has settled. */
export function QuotePanel({ unitId, terms }: { unitId: string; terms: QuoteTerms }) {
  const { isBehind, ...answer } = useQuote(unitId, terms)
  const [problem] = Object.values(fieldProblems(answer.error))
  if (problem) return <Banner live>{problem}</Banner>
  return (
    <Loaded of={answer} loading={words.loading}>
      {(quote) => (
        <div className="grid gap-4 md:gap-5" aria-busy={isBehind || undefined}>
          <Package quote={quote} />
        </div>
      )}
    </Loaded>
  )
}

function Package({ quote }: { quote: Quote }) {
  const { lines, total_to_move_in, total_first_year, warnings, would_change } = quote
  return (
    <>
      <StatBand>
        <Stat
          label={words.toMoveIn}
          figure={<Money kobo={total_to_move_in} kind="short" />}
          alone="rows-below"
        />
        <Stat
          label={words.firstYear}
          figure={<Money kobo={total_first_year} kind="short" />}
          note={words.firstYearNote}
          alone="rows-below"
        />
      </StatBand>
      {(warnings.length > 0 || would_change.length > 0) && (
        <section aria-label={words.warnings} className="grid gap-3">
          <QuoteWarnings warnings={warnings} />
          <WouldChange bills={would_change} />
        </section>
      )}
      <Card aria-labelledby="package">
        <CardHead title={words.lines} id="package" />
        <QuoteLines lines={lines} />
      </Card>
      <Card aria-labelledby="beside">
        <CardHead title={words.beside} id="beside" />
        <ul>
          <StampRow duty={quote.stamp_duty} />
          <WithholdingRow withholding={quote.withholding} title={words.withheld} />
          <AdvanceRow advance={quote.advance} />
        </ul>
        <p className="border-t border-line px-4 py-3 text-small text-ink-soft md:px-5">{quote.disclaimer}</p>
      </Card>
    </>
  )
}
