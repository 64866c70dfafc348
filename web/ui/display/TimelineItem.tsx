import type { ReactNode } from 'react'
import type { IconName } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { Dot } from './Dot.tsx'
import type { Tone } from './tone.ts'

type State = 'done' | 'late' | 'wait' | 'info' | 'plain' | 'next'

const LOOKS: Record<State, [Tone, IconName]> = {
  done: ['in', 'check'],
  late: ['late', 'warning'],
  wait: ['wait', 'clock'],
  info: ['info', 'processing'],
  plain: ['idle', 'clock'],
  next: ['idle', 'calendar'],
}

type Props = {
  state: State
  icon?: IconName
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  valueNote?: ReactNode
  /** Pills and links below. */
  children?: ReactNode
}

/** The line is green up to the last completed item. */
export function TimelineItem({ state, icon, title, note, value, valueNote, children }: Props) {
  const [tone, mark] = LOOKS[state]
  return (
    <li
      className={cx(
        'relative grid grid-cols-[28px_minmax(0,1fr)] gap-3 pb-5 last:pb-0',
        'before:absolute before:top-7 before:bottom-0 before:start-[13px] before:w-0.5 last:before:hidden',
        state === 'done' ? 'before:bg-money-in-solid' : 'before:bg-line',
      )}
    >
      <Dot tone={tone} icon={icon ?? mark} dashed={state === 'next'} />
      <div className={cx('min-w-0', !note && 'pt-1')}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 grow">
            <p className={state === 'next' ? undefined : 'font-semibold'}>{title}</p>
            {note && <p className="text-small text-ink-soft">{note}</p>}
          </div>
          {(value || valueNote) && (
            <div className="text-end">
              <p>{value}</p>
              {valueNote && <p className="text-small whitespace-nowrap text-ink-soft">{valueNote}</p>}
            </div>
          )}
        </div>
        {children && <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">{children}</div>}
      </div>
    </li>
  )
}
