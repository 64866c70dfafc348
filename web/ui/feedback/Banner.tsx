import type { ReactNode } from 'react'
import { Icon, type IconName } from '../action/Icon.tsx'
import { cx } from '../cx.ts'

const TONES = {
  wait: ['bg-waiting-tint', 'text-waiting', 'clock'],
  late: ['bg-overdue-tint', 'text-overdue', 'warning'],
  info: ['bg-info-tint', 'text-info', 'info'],
  in: ['bg-money-in-tint', 'text-money-in', 'ok'],
} as const

type Props = {
  tone?: keyof typeof TONES
  title?: string | undefined
  children: ReactNode
  action?: ReactNode
  icon?: IconName
  /** Edge to edge under the header, for the offline banner. */
  bar?: boolean
  /** Announced by screen readers when it appears; `late` interrupts. */
  live?: boolean
  className?: string
}

/** A persistent message, shown while its condition holds. */
export function Banner({ tone = 'wait', title, children, action, icon, bar, live, className }: Props) {
  const [ground, ink, mark] = TONES[tone]
  return (
    <div
      role={live ? (tone === 'late' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex items-start gap-2.5 py-3 text-ink',
        bar ? 'px-(--gutter)' : 'rounded-3 px-4',
        ground,
        className,
      )}
    >
      <Icon name={icon ?? mark} className={cx('mt-px', ink)} />
      <div className="min-w-0 grow">
        <div>
          {title && <strong className="font-semibold">{title} </strong>}
          {children}
        </div>
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  )
}
