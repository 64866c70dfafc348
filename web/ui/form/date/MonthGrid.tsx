import { addMonths, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { words } from '#words/ui'
import { IconButton } from '../../action/IconButton.tsx'
import { cx } from '../../cx.ts'
import { dayByKey, weeksOf } from './month-days.ts'

type Props = {
  chosen: Day | null
  min?: Day | undefined
  max?: Day | undefined
  onChoose: (day: Day) => void
}

/** A calendar month to pick a day from, by tap or arrow keys. */
export function MonthGrid({ chosen, min, max, onChoose }: Props) {
  const today = lagosDay(new Date())
  const isOut = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const within = (day: Day) => (min && day < min ? min : max && day > max ? max : day)
  const [at, setAt] = useState(() => within(chosen ?? today))
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus({ preventScroll: true })
  }, [at])

  function press(event: KeyboardEvent) {
    const next = dayByKey(event.key, at, addMonths)
    if (!next) return
    event.preventDefault()
    setAt(within(next))
  }

  const month = at.slice(0, 7)
  const leave = (months: number) => setAt(within(addMonths(at, months)))
  return (
    <div className="p-3">
      <div className="mb-2 flex items-center justify-between">
        <IconButton icon="left" label={words.date.before} onClick={() => leave(-1)} />
        <p aria-live="polite" className="font-semibold">
          {formatDay(at).replace(/^\d+ /, '')}
        </p>
        <IconButton icon="right" label={words.date.after} onClick={() => leave(1)} />
      </div>
      <table ref={grid} aria-label={words.date.choose} className="w-full table-fixed">
        <thead>
          <tr className="text-caption text-ink-soft">
            {words.date.weekdays.map((name) => (
              <th key={name} scope="col" className="py-1 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
                <td key={place} className="p-0 text-center">
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      aria-label={formatDay(day)}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === at ? 0 : -1}
                      disabled={isOut(day)}
                      onKeyDown={press}
                      onClick={() => onChoose(day)}
                      className={cx(
                        'figures size-11 rounded-full hover:bg-sunken disabled:text-ink-faint disabled:opacity-50 md:size-9',
                        day === today && 'font-semibold text-action-ink',
                        day === chosen && 'bg-action! text-on-action!',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
