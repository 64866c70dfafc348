import { cx } from '../cx.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

const SIZES = { s: 'size-4', m: 'size-5', l: 'size-6' } as const

type Props = {
  name: IconName
  size?: keyof typeof SIZES
  /** Only for an icon without text beside it; otherwise screen readers skip it. */
  label?: string
  className?: string
}

export function Icon({ name, size = 'm', label, className }: Props) {
  const [lines, filled]: readonly string[] = ICON_PATHS[name]
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('shrink-0', SIZES[size], className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={lines} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  )
}
