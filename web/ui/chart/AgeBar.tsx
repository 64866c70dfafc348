import type { ReactElement } from 'react'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { Count } from '../display/Count.tsx'
import { kindOfColumn } from '../display/kind-of-column.ts'
import { Money } from '../display/Money.tsx'
import { SplitBar } from './SplitBar.tsx'

const TONES = ['age-1', 'age-2', 'age-3', 'age-4'] as const

export type AgePart = {
  id: string
  label: string
  count: number
  kobo: number
  /** The rows that `count` counts. */
  link?: ReactElement
  /** The rows that the amount adds up. */
  amountLink?: ReactElement
}

type Props = {
  caption: string
  /** Column names for the table: age, count, amount. */
  heads: readonly [string, string, string]
  /** Four parts, the most recent first. */
  parts: readonly AgePart[]
}

/** One stacked bar in four shades, the oldest strongest, with a table below. */
export function AgeBar({ caption, heads, parts }: Props) {
  const kind = kindOfColumn(parts.map(({ kobo }) => kobo))
  const toneOf = (index: number) => TONES[Math.min(index, TONES.length - 1)] ?? 'age-4'
  return (
    <>
      <SplitBar thick parts={parts.map((part, index) => ({ weight: part.kobo, tone: toneOf(index) }))} />
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.id} data-door={part.link && ''}>
              <th scope="row" className="text-start font-normal md:py-1">
                <MaybeLink
                  as="span"
                  link={part.link}
                  className="inline-flex min-h-5 items-center gap-1.5 text-ink-soft! max-md:min-h-11"
                >
                  <span aria-hidden className={`size-[11px] rounded-[3px] ${toneOf(index)}`} />
                  {part.label}
                </MaybeLink>
              </th>
              <td className="text-end text-ink-soft">
                <Count of={part.count} />
              </td>
              <td className="w-[110px] text-end">
                <MaybeLink
                  as="span"
                  link={part.amountLink}
                  className="inline-flex min-h-5 items-center justify-end max-md:min-h-11"
                >
                  <Money kobo={part.kobo} kind={kind} />
                </MaybeLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
