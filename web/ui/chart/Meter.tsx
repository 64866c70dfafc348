import { cx } from '../cx.ts'

const TONES = { in: 'bg-money-in-solid', info: 'bg-info-solid', act: 'bg-action-ink' }

type Props = {
  value: number
  of: number
  tone?: keyof typeof TONES
  /** Without it the bar is decorative, and the text beside it gives the value. */
  label?: string
  className?: string
}

export function Meter({ value, of, tone = 'info', label, className }: Props) {
  const share = of > 0 ? Math.min(100, Math.max(0, (value / of) * 100)) : 0
  const said = label
    ? ({
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': value,
        'aria-valuemin': 0,
        'aria-valuemax': of,
      } as const)
    : ({ 'aria-hidden': true } as const)
  return (
    <span {...said} className={cx('block h-2 overflow-hidden rounded-full bg-bar-expected', className)}>
      <span className={cx('block h-full rounded-full', TONES[tone])} style={{ width: `${share}%` }} />
    </span>
  )
}
