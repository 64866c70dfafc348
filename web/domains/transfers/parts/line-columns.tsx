import type { BankLine } from '@gida/contract/domains/transfers/line'
import { formatDay } from '@gida/contract/shared/dates'
import { transfers as words } from '#words/transfers'
import { Money } from '../../../ui/display/Money.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { namesIn, reasonsOf } from './SuggestionList.tsx'

export const LINE_COLUMNS: Column<BankLine>[] = [
  {
    id: 'day',
    head: words.columns.day,
    cell: ({ day }) => <span className="whitespace-nowrap">{formatDay(day)}</span>,
  },
  {
    id: 'transfer',
    head: words.columns.transfer,
    cell: (line) => <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(line)}</span>,
  },
  {
    id: 'for',
    head: words.columns.for,
    cell: (line) => {
      const { who, why } = whose(line)
      return (
        <>
          <span className="block">{who}</span>
          <span className="block text-small text-ink-soft">{why}</span>
        </>
      )
    },
  },
  { id: 'amount', head: words.columns.amount, align: 'end', cell: ({ amount }) => <Money kobo={amount} /> },
]

export const LineCard = ({ line }: { line: BankLine }) => {
  const { who, why } = whose(line)
  return (
    <CardLines
      title={<span className="[overflow-wrap:anywhere]">{nameOf(line)}</span>}
      value={<Money kobo={line.amount} />}
      second={[who, why].filter(Boolean).join(': ')}
      date={formatDay(line.day)}
    />
  )
}

const nameOf = ({ narration, payer }: BankLine): string => narration || payer || words.unknownPayer

/** The tenant or the best suggestion, with the reasons. */
function whose(line: BankLine): { who: string; why: string } {
  if (line.state === 'DISMISSED')
    return { who: line.dismissal ? words.dismiss.reasons[line.dismissal] : '', why: line.note ?? '' }
  if (line.state === 'POSTED')
    return { who: words.names(line.payments.map(({ tenant_name }) => tenant_name)), why: reasonsOf(line) }
  if (line.doubt) return { who: words.doubted, why: words.doubtsShort[line.doubt] }
  const [guess] = line.guesses
  return guess ? { who: words.maybe(namesIn(guess)), why: reasonsOf(guess) } : { who: words.noGuess, why: '' }
}
