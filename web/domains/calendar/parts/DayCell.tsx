import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import type { Day } from '@gida/contract/shared/dates'
import type { KeyboardEvent } from 'react'
import { calendar as words } from '#words/calendar'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { cx } from '../../../ui/cx.ts'
import { DRAGGED, ItemChip } from './ItemChip.tsx'

/** Entries shown per day in the month view; a week shows all. */
const MOST = 3

export type DayCellProps = {
  day: Day
  items: readonly CalendarItem[]
  isChosen: boolean
  isWeek: boolean
  /** Belongs to the previous or next month. */
  isOutside: boolean
  onChoose: (day: Day) => void
  onOpen: (item: CalendarItem) => void
  onMove: (id: string, day: Day) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A day cell: its number selects it, and entries can be dropped on it. */
export function DayCell({
  day,
  items,
  isChosen,
  isWeek,
  isOutside,
  onChoose,
  onOpen,
  onMove,
  onKeyDown,
}: DayCellProps) {
  const shown = isWeek || items.length === MOST + 1 ? items : items.slice(0, MOST)
  return (
    <fieldset
      aria-label={formatDay(day)}
      className={cx(
        'grid min-w-0 content-start gap-1 border-t border-line p-1 not-[:nth-child(7n)]:border-e',
        isWeek ? 'min-h-64' : 'min-h-28',
        isOutside && 'bg-sunken',
        isChosen && 'bg-action-tint',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={({ dataTransfer }) => onMove(dataTransfer.getData(DRAGGED), day)}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={day === today() ? 'date' : undefined}
        aria-label={words.dayLabel(formatDay(day), items.length)}
        className={cx(
          'figures grid size-7 place-items-center justify-self-start rounded-full text-small',
          day === today() && 'bg-action font-semibold text-on-action',
        )}
        onClick={() => onChoose(day)}
        onKeyDown={onKeyDown}
      >
        {Number(day.slice(8))}
      </button>
      {shown.map((item) => (
        <ItemChip key={item.id} item={item} onOpen={onOpen} />
      ))}
      {items.length > shown.length && (
        <button
          type="button"
          tabIndex={-1}
          className="text-start text-caption text-ink-soft"
          onClick={() => onChoose(day)}
        >
          {words.more(items.length - shown.length)}
        </button>
      )}
    </fieldset>
  )
}
