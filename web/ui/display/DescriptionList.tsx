import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const KINDS = {
  ends: 'grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-y-2.5 *:contents [&_dd]:text-end [&_dt]:pe-4',
  left: 'grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-y-2.5 *:contents [&_dt]:pe-4',
  columns: 'grid grid-cols-2 gap-x-4 gap-y-2.5 md:grid-cols-[repeat(auto-fit,minmax(150px,auto))] md:gap-x-6',
}

type Props = {
  /** `ends`: value at the far end. `columns`: label above value, in an opened row. */
  kind?: keyof typeof KINDS
  small?: boolean
  children: ReactNode
  className?: string
}

export function DescriptionList({ kind = 'ends', small, children, className }: Props) {
  return <dl className={cx(KINDS[kind], small && 'text-small', className)}>{children}</dl>
}
