import { Children, type ReactNode } from 'react'
import { cx } from '../cx.ts'

// On the phone two per line; of three, the first takes a line of its own.
const LAYOUTS: Record<number, string> = {
  2: 'grid-cols-2 *:nth-2:border-s',
  3: 'band-hero grid-cols-2 md:grid-cols-[1.15fr_1fr_1fr] *:first:col-span-2 *:first:border-b md:*:first:col-span-1 md:*:first:border-b-0 *:nth-3:border-s md:*:nth-2:border-s',
  4: 'grid-cols-2 md:grid-cols-[repeat(4,auto)] *:even:border-s *:nth-[n+3]:border-t md:*:nth-[n+3]:border-t-0 md:*:nth-[n+2]:border-s',
}

type Props = {
  children: ReactNode
  /** Number of figures, where one child renders several. */
  count?: number
  className?: string
}

/** The two to four key figures of a page: one card, hairlines between, no icons. */
export function StatBand({ children, count = Children.toArray(children).length, className }: Props) {
  return (
    <div
      className={cx(
        'stat-band grid overflow-hidden rounded-3 border border-line bg-raised *:min-w-0 *:border-line',
        `stat-band-${count}`,
        LAYOUTS[count],
        className,
      )}
    >
      {children}
    </div>
  )
}
