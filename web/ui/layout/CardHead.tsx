import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = { title: ReactNode; id?: string; end?: ReactNode; wraps?: boolean; className?: string }

export function CardHead({ title, id, end, wraps, className }: Props) {
  return (
    <div
      className={cx(
        'flex min-h-13 items-center justify-between gap-x-3 gap-y-1 px-4 py-3 md:px-5',
        wraps && 'flex-wrap',
        className,
      )}
    >
      <h2 id={id} className="flex min-w-0 items-center gap-2">
        {title}
      </h2>
      {end}
    </div>
  )
}
