import type { ReactNode } from 'react'
import { alarmAnswer as words } from '#words/alarm-answer'
import { cx } from '../../../ui/cx.ts'

type Props = {
  isDrill: boolean
  over?: boolean
  top: ReactNode
  title: string
  children?: ReactNode
  acts?: ReactNode
}

/** The head of an alert: red, or indigo and labelled for a drill; neutral once closed. */
export function AlertHead({ isDrill, over = false, top, title, children, acts }: Props) {
  return (
    <section
      className={cx(
        'grid gap-3 rounded-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-5',
        over
          ? 'border border-line bg-raised'
          : isDrill
            ? 'bg-cloth text-on-cloth'
            : 'bg-overdue-solid text-on-overdue',
      )}
    >
      <div className="min-w-0">
        <p className="text-small">
          {isDrill && (
            <span className="me-2 inline-block rounded-1 border-[1.5px] border-current px-[7px] font-semibold">
              {words.drill}
            </span>
          )}
          {top}
        </p>
        <h1 className="wrap-anywhere text-inherit">{title}</h1>
        <div className="text-small" aria-live="polite">
          {children}
        </div>
      </div>
      {acts && <div className="flex flex-wrap gap-2">{acts}</div>}
    </section>
  )
}
