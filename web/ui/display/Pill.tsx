import type { ReactNode } from 'react'
import { Icon, type IconName } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { TINT, type Tone } from './tone.ts'

type Props = {
  tone?: Tone
  icon?: IconName
  /** Outlined instead of tinted. */
  line?: boolean
  children: ReactNode
  className?: string
}

export function Pill({ tone = 'idle', icon, line, children, className }: Props) {
  return (
    <span
      className={cx(
        'figures inline-flex min-h-6 w-max max-w-full shrink-0 items-center gap-[5px] rounded-full pe-[9px] text-small/none',
        icon ? 'ps-1.5' : 'ps-[9px]',
        line ? 'text-ink-soft ring-1 ring-line-strong ring-inset' : TINT[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-[15px]! [stroke-width:1.75]" />}
      {children}
    </span>
  )
}
