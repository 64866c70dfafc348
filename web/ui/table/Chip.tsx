import type { ReactNode } from 'react'
import { Icon } from '../action/Icon.tsx'

type Props = { children: ReactNode; onClear: () => void; clearLabel: string }

/** An active filter; a tap clears it. */
export function Chip({ children, onClear, clearLabel }: Props) {
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={clearLabel}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-action-tint px-2.5 text-small text-action-ink md:min-h-9"
    >
      {children}
      <Icon name="close" className="size-3.5!" />
    </button>
  )
}
