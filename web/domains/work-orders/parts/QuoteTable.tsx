import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { Quote } from '@gida/contract/domains/work-orders/quote'
import { LINE_KINDS, type LineKind } from '@gida/contract/domains/work-orders/rules'
import { type ReactNode, useState } from 'react'
import { workMoney } from '#words/work-money'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { ChooseForm } from '../forms/ChooseForm.tsx'

const words = workMoney.quoting
const sumOf = (quote: Quote, kind: LineKind) =>
  quote.lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

type Line = {
  label: string
  of: (quote: Quote) => number
  show: (quote: Quote) => ReactNode
  most?: boolean
  isPlain?: boolean
}
const kobo = (label: string, of: (quote: Quote) => number): Line => ({
  label,
  of,
  show: (quote) => <Money kobo={of(quote)} kind="short" />,
})

/** The compared lines; lower is better, unless marked otherwise. */
const LINES: Line[] = [
  ...LINE_KINDS.map((kind) => kobo(words[kind], (quote) => sumOf(quote, kind))),
  kobo(words.total, ({ total }) => total),
  kobo(words.deposit, ({ deposit }) => deposit),
  {
    ...{ label: words.start, of: ({ starts_in_days }) => starts_in_days },
    show: ({ starts_in_days }) => words.starts(starts_in_days),
  },
  {
    ...{ label: words.warranty, of: ({ warranty_months }) => warranty_months, most: true },
    show: ({ warranty_months }) => words.months(warranty_months),
  },
  {
    ...{ label: words.rated, of: ({ vendor_rating }) => vendor_rating ?? 0, most: true },
    show: ({ vendor_rating, vendor_jobs }) => words.rating(vendor_rating, vendor_jobs),
  },
  {
    ...{ label: words.source, of: ({ is_by_phone }) => Number(is_by_phone), isPlain: true },
    show: ({ is_by_phone, entered_by_name }) =>
      is_by_phone ? words.byPhone(entered_by_name) : words.ownSource,
  },
]

const noteOf = (quote: Quote): string =>
  [
    words.starts(quote.starts_in_days),
    words.months(quote.warranty_months),
    words.rating(quote.vendor_rating, quote.vendor_jobs),
    ...(quote.is_by_phone ? [words.byPhone(quote.entered_by_name)] : []),
  ].join(' · ')

/** Whether a quote is the single best in a line. */
function isBest({ of, most, isPlain }: Line, quote: Quote, quotes: readonly Quote[]): boolean {
  if (isPlain) return false
  const values = quotes.map(of)
  const best = most ? Math.max(...values) : Math.min(...values)
  return quotes.length > 1 && of(quote) === best && values.filter((value) => value === best).length === 1
}

/** Quotes compared: lines in rows, vendors in columns; stacked on the phone. */
export function QuoteTable({ order }: { order: WorkOrderDetail }) {
  const [chosen, setChosen] = useState<Quote>()
  const { all_quotes: quotes, can } = order
  const lines = LINES.filter(
    ({ label, of }) =>
      (label !== words.OTHER && label !== words.source) || quotes.some((quote) => of(quote) > 0),
  )
  const cheapest = Math.min(...quotes.filter(({ is_valid }) => is_valid).map(({ total }) => total))
  const choice = (quote: Quote) => {
    const isKept = quote.state === 'ACCEPTED'
    // A vendor who has the job is bound to the agreed quote, even if it has expired.
    return can.choose && (isKept || (quote.is_valid && quote.state === 'SENT')) ? (
      <Button
        kind="second"
        size="small"
        aria-label={isKept ? words.keepOf(quote.vendor_name) : words.chooseOf(quote.vendor_name)}
        onClick={() => setChosen(quote)}
      >
        {isKept ? words.keep : words.choose}
      </Button>
    ) : (
      <Pill tone={isKept ? 'in' : 'idle'}>
        {quote.is_valid || quote.state !== 'SENT' ? words.states[quote.state] : words.old}
      </Pill>
    )
  }
  return (
    <>
      <SimpleTable
        caption={words.table}
        heads={[{ label: words.line }, ...quotes.map((quote) => ({ label: quote.vendor_name, end: true }))]}
        cards={quotes.map((quote) => (
          <Row
            key={quote.id}
            title={quote.vendor_name}
            note={noteOf(quote)}
            value={
              <Money
                kobo={quote.total}
                kind="short"
                className={quote.total === cheapest ? 'text-money-in' : undefined}
              />
            }
            end={choice(quote)}
          />
        ))}
      >
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row" className="text-start font-normal text-ink-soft">
              {line.label}
            </th>
            {quotes.map((quote) => (
              <td
                key={quote.id}
                className={cx(
                  'figures text-end',
                  line.label === words.total && 'font-semibold',
                  isBest(line, quote, quotes) && 'text-money-in',
                )}
              >
                {line.show(quote)}
                {isBest(line, quote, quotes) && <span className="sr-only"> ({words.best})</span>}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          {quotes.map((quote) => (
            <td key={quote.id} className="text-end">
              {choice(quote)}
            </td>
          ))}
        </tr>
      </SimpleTable>
      {chosen && (
        <ChooseForm
          order={order}
          quote={chosen}
          isCheapest={chosen.total <= cheapest || chosen.state === 'ACCEPTED'}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
