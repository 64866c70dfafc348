import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { useState } from 'react'
import { calendar as words } from '#words/calendar'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'
import { TINT } from '../../../ui/display/tone.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { ICONS, toneOfType } from '../items.ts'
import { TYPES } from '../search.ts'

type Props = {
  items: readonly CalendarItem[]
  hidden: ReadonlySet<string>
  onToggle: (type: CalendarItem['type']) => void
}

/** Filter by type, with icon and count; a sheet on the phone. */
export function TypeFilter({ items, hidden, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const countOf = (type: CalendarItem['type']) => items.filter((item) => item.type === type).length
  const shown = items.filter(({ type }) => !hidden.has(type)).length
  return (
    <>
      <fieldset aria-label={words.typesLabel} className="only-desk flex flex-wrap gap-2">
        {TYPES.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={!hidden.has(type)}
            onClick={() => onToggle(type)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-small aria-pressed:bg-raised not-aria-pressed:text-ink-faint not-aria-pressed:line-through"
          >
            <Mark type={type} />
            {words.types[type]}
            <span className="figures text-ink-soft">{countOf(type) || words.none}</span>
          </button>
        ))}
      </fieldset>
      <div className="only-phone">
        <Button kind="second" icon="filter" onClick={() => setOpen(true)}>
          {words.filter}
        </Button>
      </div>
      {isOpen && (
        <Sheet
          open
          onOpenChange={setOpen}
          title={words.typesLabel}
          footer={
            <Button wide size="big" onClick={() => setOpen(false)}>
              {words.show(shown)}
            </Button>
          }
        >
          {TYPES.map((type) => (
            <CheckRow
              key={type}
              title={words.types[type]}
              end={<span className="figures text-ink-soft">{countOf(type) || words.none}</span>}
              checked={!hidden.has(type)}
              onChange={() => onToggle(type)}
            />
          ))}
        </Sheet>
      )}
    </>
  )
}

const Mark = ({ type }: { type: CalendarItem['type'] }) => (
  <span className={cx('grid size-5 place-items-center rounded-1', TINT[toneOfType(type)])}>
    <Icon name={ICONS[type]} size="s" />
  </span>
)
