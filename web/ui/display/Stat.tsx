import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { Count } from './Count.tsx'

/**
 * A figure links to the rows that add up to it, or says why not: an average or share (`rate`), computed and not stored (`worked-out`), read
 * from the ledger (`ledger`), or the rows are below it (`rows-below`).
 */
export type Opens =
  | { link: ReactElement; alone?: never }
  | { link?: never; alone: 'rate' | 'worked-out' | 'ledger' | 'rows-below' }

type Props = Opens & {
  label: ReactNode
  /** A number is a count; an amount is `Money`. */
  figure: ReactNode
  note?: ReactNode
  tone?: 'in' | 'late' | undefined
  /** A SplitBar or Meter, if it explains the figure. */
  bar?: ReactNode
}

const TONES = { in: 'text-money-in', late: 'text-overdue' }

export function Stat({ label, figure, note, tone, bar, link, alone }: Props) {
  return (
    <MaybeLink
      link={link}
      data-figure={alone ?? 'opens'}
      className={cx('block p-4 md:px-5 md:pb-[18px]', link && 'touchable')}
    >
      <span className="flex items-center gap-1.5 text-small text-ink-soft">
        {label}
        {link && <Icon name="right" size="s" className="stat-chevron ms-auto text-ink-faint" />}
      </span>
      <span className={cx('stat-figure big-figure figures', tone && TONES[tone])}>
        {typeof figure === 'number' ? <Count of={figure} /> : figure}
      </span>
      {note && <span className="mt-0.5 block text-small text-ink-soft">{note}</span>}
      {bar && <span className="mt-2.5 block">{bar}</span>}
    </MaybeLink>
  )
}
