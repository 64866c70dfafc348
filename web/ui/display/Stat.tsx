import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'

type Props = {
  label: ReactNode
  figure: ReactNode
  note?: ReactNode
  tone?: 'in' | 'late' | undefined
  /** A SplitBar or Meter, if it explains the figure. */
  bar?: ReactNode
  /** The rows the figure is made of, filtered the same way. */
  link?: ReactElement
}

const TONES = { in: 'text-money-in', late: 'text-overdue' }

export function Stat({ label, figure, note, tone, bar, link }: Props) {
  return (
    <MaybeLink link={link} className={cx('block p-4 md:px-5 md:pb-[18px]', link && 'touchable')}>
      <span className="flex items-center gap-1.5 text-small text-ink-soft">
        {label}
        {link && <Icon name="right" size="s" className="stat-chevron ms-auto text-ink-faint" />}
      </span>
      <span className={cx('stat-figure big-figure figures', tone && TONES[tone])}>{figure}</span>
      {note && <span className="mt-0.5 block text-small text-ink-soft">{note}</span>}
      {bar && <span className="mt-2.5 block">{bar}</span>}
    </MaybeLink>
  )
}
