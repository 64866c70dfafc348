import type { Trust } from '@gida/contract/domains/books/trust'
import type { ReactElement } from 'react'
import { books } from '#words/books'
import { MaybeLink } from '../../../ui/action/MaybeLink.tsx'
import { cx } from '../../../ui/cx.ts'
import { Money } from '../../../ui/display/Money.tsx'

const words = books.trust
export type TrustKind = keyof typeof words.kinds
type Line = { kind: TrustKind; amount: number }

/** Colours by owner. No red tone: nothing here is late or failed. */
const TONES = [
  'bg-action-ink',
  'bg-info-solid',
  'bg-money-in-solid',
  'bg-waiting-solid',
  'bg-refund',
  'bg-ink-soft',
  'bg-bar-expected',
]
const toneAt = (index: number) => TONES[index % TONES.length] ?? ''

type Props = {
  figures: Trust['total']
  view: Trust['view']
  /** Link to the accounts of a line. */
  linkOf: (kind: TrustKind) => ReactElement | undefined
}

/** Two bars of equal length: what is held, and to whom it belongs. Each part is a row of the table below its bar. */
export function TrustBars({ figures, view, linkOf }: Props) {
  const greatest = Math.max(figures.held_total, sumOf(figures.owed) + Math.max(0, figures.own_total), 1)
  const own = view === 'MANAGER'
  const names = own ? words.kinds : { ...words.kinds, ...words.landlordKinds }
  return (
    <figure aria-label={words.chart} className="grid gap-5 md:grid-cols-2 md:gap-8">
      <Side
        title={words.held}
        total={figures.held_total}
        lines={figures.held}
        greatest={greatest}
        linkOf={linkOf}
        names={names}
      />
      <div className="grid content-start gap-5">
        <Side
          title={own ? words.owed : words.landlordOwed}
          total={figures.owed_total}
          lines={figures.owed}
          greatest={greatest}
          linkOf={linkOf}
          names={names}
          rest={own ? figures.own_total : 0}
        />
        {own && (
          <Table
            title={words.ownLabel}
            total={figures.own_total}
            lines={figures.own}
            linkOf={linkOf}
            names={names}
          />
        )}
      </div>
    </figure>
  )
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

type SideProps = {
  title: string
  total: number
  lines: readonly Line[]
  linkOf: Props['linkOf']
  names: Record<TrustKind, string>
  /** The value of the full length. */
  greatest: number
  /** The manager's own money, at the end of the bar. */
  rest?: number
}

function Side({ greatest, rest = 0, ...table }: SideProps) {
  const parts = [...table.lines.map(({ amount }) => amount), Math.max(0, rest)]
  return (
    <div>
      <span aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map((amount, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are identified by position
            key={index}
            className={index === table.lines.length ? 'hatched' : toneAt(index)}
            style={{ width: `${Math.max(0, (amount / greatest) * 100)}%` }}
          />
        ))}
      </span>
      <Table {...table} swatches />
    </div>
  )
}

/** On one line, unless the font is too large for that. */
const FIGURE = 'ps-2 text-end @max-[11em]:wrap-anywhere'

type TableProps = Omit<SideProps, 'greatest' | 'rest'> & { swatches?: boolean }

function Table({ title, total, lines, linkOf, names, swatches }: TableProps) {
  return (
    <div className="@container mt-3">
      <table className="w-full">
        <caption className="pb-1 text-start font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.where}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, amount }, index) => (
            <tr key={kind}>
              <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                <MaybeLink
                  as="span"
                  link={linkOf(kind)}
                  className="inline-flex min-h-8 items-center gap-2 text-ink!"
                >
                  {swatches && (
                    <span aria-hidden className={`size-[11px] shrink-0 rounded-[3px] ${toneAt(index)}`} />
                  )}
                  {names[kind]}
                </MaybeLink>
              </th>
              <td className={cx('py-1', FIGURE, swatches && amount < 0 && 'text-overdue')}>
                <Money kobo={amount} />
              </td>
            </tr>
          ))}
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-2 text-start wrap-anywhere">
              {words.total}
            </th>
            <td className={cx(FIGURE, total < 0 && 'text-overdue')}>
              <Money kobo={total} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
