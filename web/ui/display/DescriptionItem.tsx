import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = {
  label: ReactNode
  children: ReactNode
  /** A total, below a rule. */
  sum?: boolean
  strong?: boolean
  tone?: 'in' | 'late' | undefined
}

export function DescriptionItem({ label, children, sum, strong, tone }: Props) {
  const line = sum && 'border-t border-line pt-2.5 font-semibold'
  return (
    <div>
      <dt className={cx('wrap-anywhere', sum ? 'text-ink' : 'text-ink-soft', line)}>{label}</dt>
      <dd
        className={cx(
          'figures min-w-0',
          line,
          strong && 'font-semibold',
          tone === 'in' && 'text-money-in',
          tone === 'late' && 'text-overdue',
        )}
      >
        {children}
      </dd>
    </div>
  )
}
