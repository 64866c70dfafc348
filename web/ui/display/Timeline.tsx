import type { ReactNode } from 'react'

export function Timeline({ children, label }: { children: ReactNode; label?: string }) {
  return <ol aria-label={label}>{children}</ol>
}
