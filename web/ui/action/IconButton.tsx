import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { CountBadge } from '../display/CountBadge.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { Icon, type IconName } from './Icon.tsx'

type Props = ComponentProps<'button'> & {
  icon: IconName
  label: string
  /** 36 px on desktop: in rows and tables. */
  small?: boolean
  count?: number
  busy?: boolean
  asChild?: boolean
}

const LOOK =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-2 text-ink-soft transition-colors duration-(--quick) ' +
  'hover:bg-sunken hover:text-ink hover:no-underline aria-expanded:bg-sunken aria-expanded:text-ink ' +
  'disabled:cursor-not-allowed disabled:opacity-50'

export function IconButton({ icon, label, small, count = 0, busy, asChild, className, ...props }: Props) {
  const { children, type = 'button', ...rest } = props
  const classes = cx(LOOK, small && 'md:size-9', className)
  const mark = busy ? <Spinner /> : <Icon name={icon} />
  const badge = <CountBadge count={count} kind="alert" className="absolute start-[23px] top-[5px]" />

  if (asChild) {
    return (
      <Slot className={classes} aria-label={label} {...rest}>
        {mark}
        <Slottable>{children}</Slottable>
        {badge}
      </Slot>
    )
  }
  return (
    <button type={type} className={classes} aria-label={label} aria-busy={busy || undefined} {...rest}>
      {children ?? mark}
      {badge}
    </button>
  )
}
