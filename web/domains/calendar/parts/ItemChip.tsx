import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../../platform/screens/format.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import { cx } from '../../../ui/cx.ts'
import { TINT } from '../../../ui/display/tone.ts'
import { toneOf } from '../items.ts'

type Props = { item: CalendarItem; onOpen: (item: CalendarItem) => void }
export const DRAGGED = 'text/calendar-entry'

/** An entry in a month's day: a link, or one's own entry, which opens and can be dragged. */
export function ItemChip({ item, onOpen }: Props) {
  const { title, link, editable, all_day, start } = item
  const text = all_day ? title : `${formatTime(start)} ${title}`
  const look = cx(
    'block w-full rounded-1 px-1.5 py-0.5 text-start text-caption wrap-anywhere',
    TINT[toneOf(item)],
  )
  if (editable)
    return (
      <button
        type="button"
        draggable
        title={text}
        className={cx(look, 'cursor-grab')}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, item.id)}
        onClick={() => onOpen(item)}
      >
        {text}
      </button>
    )
  if (!link)
    return (
      <span title={text} className={look}>
        {text}
      </span>
    )
  return (
    <Link {...linkTo(link)} title={text} className={look}>
      {text}
    </Link>
  )
}
