import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type KeyboardEvent, useRef } from 'react'
import { words as ui } from '#words/ui'
import { DayCell, type DayCellProps } from './DayCell.tsx'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type Props = Pick<DayCellProps, 'isWeek' | 'onChoose' | 'onOpen' | 'onMove'> & {
  days: readonly Day[]
  items: Map<Day, CalendarItem[]>
  chosen: Day
}

/** Weeks of days, with arrow key navigation and drag and drop. */
export function DayGrid({ days, items, chosen, ...about }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  function step(event: KeyboardEvent, from: Day) {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    const to = addDays(from, by)
    about.onChoose(to)
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-raised">
      <div aria-hidden="true" className="grid grid-cols-7 text-small text-ink-soft">
        {ui.date.weekdays.map((weekday) => (
          <span key={weekday} className="px-2 py-2">
            {weekday}
          </span>
        ))}
      </div>
      <div ref={grid} className="grid grid-cols-7">
        {days.map((day) => (
          <DayCell
            key={day}
            {...about}
            day={day}
            isChosen={day === chosen}
            isOutside={!about.isWeek && day.slice(0, 7) !== chosen.slice(0, 7)}
            items={items.get(day) ?? []}
            onKeyDown={(event) => step(event, day)}
          />
        ))}
      </div>
    </div>
  )
}
