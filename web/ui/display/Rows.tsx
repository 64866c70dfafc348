import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = { children: ReactNode; label?: string; plainFirst?: boolean; className?: string }

/** The list in a card; a hairline separates it from the head. */
export function Rows({ children, label, plainFirst, className }: Props) {
  return (
    <ul aria-label={label} className={cx(plainFirst && '*:first:border-t-0', className)}>
      {children}
    </ul>
  )
}
