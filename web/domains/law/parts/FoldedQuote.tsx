import type { Quote } from '@gida/contract/domains/law/quote'
import { quote as words } from '#words/quote'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { WouldChange } from './ProposedChange.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { AdvanceRow, StampRow } from './Verdicts.tsx'

/** A quote inside a form: its two totals, with the lines and warnings collapsed. */
export function FoldedQuote({ quote, isBehind }: { quote: Quote; isBehind: boolean }) {
  return (
    <section
      aria-label={words.title}
      aria-busy={isBehind || undefined}
      className="grid gap-2 rounded-3 border border-line p-4"
    >
      <h2>{words.title}</h2>
      <DescriptionList kind="ends">
        <DescriptionItem label={words.toMoveIn} strong>
          <Money kobo={quote.total_to_move_in} />
        </DescriptionItem>
        <DescriptionItem label={words.firstYear}>
          <Money kobo={quote.total_first_year} />
        </DescriptionItem>
      </DescriptionList>
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
