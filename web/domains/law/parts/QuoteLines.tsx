import type { QuoteLine } from '@gida/contract/domains/law/quote'
import { quote as words } from '#words/quote'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { RuleSource } from './RuleSource.tsx'

/** The lines of a quote, each with its due date and its legal or customary limit, if any. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  return (
    <ul aria-label={words.lines}>
      {lines.map((line) => (
        <li
          key={`${line.transaction_type} ${line.due_date} ${line.label}`}
          className="border-t border-line px-4 py-2.5 md:px-5"
        >
          <div className="flex items-start justify-between gap-3">
            <p>{line.label}</p>
            <Money kobo={line.amount} kind="short" className="font-semibold" />
          </div>
          <p className="text-small text-ink-soft">{notesOf(line)}</p>
          <RuleSource rules={[line.rule]} />
        </li>
      ))}
    </ul>
  )
}

/** `Before the key · the law’s most: ₦120,000` */
function notesOf({ at_move_in, due_date, most, custom }: QuoteLine): string {
  const limit =
    most !== null
      ? words.most(formatNaira(most, 'short'))
      : custom !== null && words.custom(formatNaira(custom, 'short'))
  return [at_move_in ? words.atMoveIn : words.due(formatDay(due_date)), limit].filter(Boolean).join(' · ')
}
