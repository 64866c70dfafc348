import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import type { Day } from '@gida/contract/shared/dates'
import type { ReactNode } from 'react'
import { calendar as words } from '#words/calendar'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { View } from '../days.ts'
import { DayGrid } from './DayGrid.tsx'
import { DayItems } from './DayItems.tsx'

type Props = {
  view: View
  days: readonly Day[]
  items: Map<Day, CalendarItem[]>
  chosen: Day
  onChoose: (day: Day) => void
  onOpen: (item: CalendarItem) => void
  onMove: (id: string, day: Day) => void
  /** Shown beside the selected day, where there is room. */
  aside: ReactNode
}

/** Days as a grid with the selected day's list, or as lists only. */
export function Days({ view, aside, ...about }: Props) {
  const { days, items, chosen, onOpen } = about
  if (view !== 'agenda')
    return (
      <>
        <DayGrid {...about} isWeek={view === 'week'} />
        <p className="text-small text-ink-soft">{words.drag}</p>
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
          <DayItems day={chosen} items={items.get(chosen) ?? []} onOpen={onOpen} />
          {aside}
        </div>
      </>
    )
  const filled = days.filter((day) => items.get(day)?.length)
  return (
    <>
      {filled.length === 0 && (
        <Card>
          <EmptyState title={words.nothing}>{words.nothingNote}</EmptyState>
        </Card>
      )}
      {filled.map((day) => (
        <DayItems key={day} day={day} items={items.get(day) ?? []} onOpen={onOpen} />
      ))}
      {aside}
    </>
  )
}
