import type { Quote } from '@gida/contract/domains/law/quote'
import { law } from '#words/law'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { AdvanceRow, StampRow } from './Verdicts.tsx'
import { WouldChange } from './WouldChange.tsx'

const words = law.quote

/** A package inside a form: its two totals, and behind them each line and what stands beside it. */
export function FoldedQuote({ quote, isBehind }: { quote: Quote; isBehind: boolean }) {
  return (
    <section
      aria-label={words.title}
      aria-busy={isBehind || undefined}
      className="grid gap-2 rounded-3 border border-line p-4"
    >
      <h2>{words.title}</h2>
      <Facts kind="ends">
        <Fact label={words.toMoveIn} strong>
          <Money kobo={quote.total_to_move_in} />
        </Fact>
        <Fact label={words.firstYear}>
          <Money kobo={quote.total_first_year} />
        </Fact>
      </Facts>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.each}</summary>
        <div className="-mx-4">
          <QuoteLines lines={quote.lines} />
          <ul className="border-t border-line">
            <StampRow duty={quote.stamp_duty} />
            <AdvanceRow advance={quote.advance} />
          </ul>
        </div>
        <div className="grid gap-3">
          <WouldChange bills={quote.would_change} />
          <p className="text-small text-ink-soft">{quote.disclaimer}</p>
        </div>
      </details>
    </section>
  )
}
