import { useId } from 'react'
import { cx } from '../cx.ts'

const BEADS: [x: number, y: number, r: number][] = [
  [12, 4.2, 1.3],
  [6, 8.6, 1],
  [18, 8.6, 1],
  [0, 4.2, 1.3],
  [24, 4.2, 1.3],
]

/** The woven edge of a receipt. */
export function ReceiptEdge({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={cx('block h-3 w-full text-action-ink', className)} aria-hidden="true">
      <defs>
        <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 11 6 2l6 9 6-9 6 9M0 11.5h24M0 .5h24" fill="none" stroke="currentColor" />
          {BEADS.map(([x, y, r]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="currentColor" />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  )
}
