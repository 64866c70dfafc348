import type { TaxLine } from '@gida/contract/domains/law/answers'
import { percent } from '@gida/contract/domains/law/rules'
import { law } from '#words/law'
import { tax as words } from '#words/tax'
import { Money } from '../../../ui/display/Money.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

const HEADS = [
  { label: words.columns.line },
  { label: words.columns.base, end: true },
  { label: words.columns.rate, end: true },
  { label: words.columns.amount, end: true },
]

/** The lines of a year: a table on desktop and in print, stacked on the phone. */
export function TaxLines({ lines }: { lines: readonly TaxLine[] }) {
  if (useIsPhone()) {
    return (
      <ul aria-label={words.lines}>
        {lines.map((line) => (
          <li key={line.key} className="border-t border-line px-4 py-3">
            <p className="flex flex-wrap items-start justify-between gap-x-3 font-semibold">
              {line.title}
              <Amount line={line} />
            </p>
            {line.base !== null && (
              <p className="figures text-small text-ink-soft">
                {words.columns.base} <Money kobo={line.base} />
                {line.rate !== null && ` · ${percent(line.rate)}`}
              </p>
            )}
            <Says line={line} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <SimpleTable caption={words.lines} heads={HEADS}>
      {lines.map((line) => (
        <tr key={line.key} className="align-top">
          <td className="py-3!">
            <span className="font-semibold">{line.title}</span>
            <Says line={line} />
          </td>
          <td className="figures py-3! text-end whitespace-nowrap">
            {line.base !== null && <Money kobo={line.base} />}
          </td>
          <td className="figures py-3! text-end">{line.rate !== null && percent(line.rate)}</td>
          <td className="py-3! text-end font-semibold">
            <Amount line={line} />
          </td>
        </tr>
      ))}
    </SimpleTable>
  )
}

const Amount = ({ line: { amount } }: { line: TaxLine }) =>
  amount === null ? (
    <span className="font-normal whitespace-nowrap text-ink-soft">{words.unknown}</span>
  ) : (
    <Money kobo={amount} />
  )

/** The explanation, and below it the rule with its source, which is printed too. */
function Says({ line: { says, rule, source, confidence } }: { line: TaxLine }) {
  return (
    <>
      <span className="block text-small">{says}</span>
      {rule && confidence && (
        <span className="block text-small text-ink-soft">
          {rule}. {source}. {law.confidences[confidence]}.
        </span>
      )}
    </>
  )
}
