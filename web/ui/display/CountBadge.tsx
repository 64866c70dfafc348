import { cx } from '../cx.ts'

type Props = {
  count: number
  /** `alert` on the bell, `quiet` in navigation, tabs and card heads. */
  kind?: 'quiet' | 'alert'
  /** Accessible text in place of the number, such as '9 waiting'. */
  label?: string
  className?: string
}

const KINDS = {
  quiet: 'min-w-[1.7em] bg-sunken px-1.5 text-caption/[1.25rem] text-ink-soft',
  alert:
    'min-w-[1.45em] bg-overdue-solid px-1 text-[.6875rem]/[1rem] font-semibold text-on-overdue ring-2 ring-surface',
}

export function CountBadge({ count, kind = 'quiet', label, className }: Props) {
  if (count <= 0) return null
  const shown = count > 99 && kind === 'alert' ? '99+' : count.toLocaleString('en-NG')
  return (
    <span
      className={cx(
        'figures inline-block shrink-0 rounded-full text-center whitespace-nowrap',
        KINDS[kind],
        className,
      )}
    >
      {label ? (
        <>
          <span aria-hidden>{shown}</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        shown
      )}
    </span>
  )
}
