import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { calendar as words } from '#words/calendar'
import { formatWeekday, today } from '../../../platform/screens/format.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ICONS, timeOf, toneOf } from '../items.ts'

type Props = { day: Day; items: readonly CalendarItem[]; onOpen: (item: CalendarItem) => void }

/** A day's entries as a list. */
export const DayItems = ({ day, items, onOpen }: Props) => (
  <Card>
    <CardHead title={headOf(day)} />
    {items.length === 0 && <p className="px-4 pb-4 text-ink-soft md:px-5">{words.nothingOnDay}</p>}
    <ul>
      {items.map((item) => (
        <Row
          key={item.id}
          icon={ICONS[item.type]}
          tone={toneOf(item)}
          title={item.title}
          note={[timeOf(item), item.note].filter(Boolean).join(' · ')}
          {...(item.link && { link: <Link {...linkTo(item.link)} /> })}
          end={
            item.editable && (
              <IconButton
                icon="pen"
                label={`${words.entry.title}: ${item.title}`}
                onClick={() => onOpen(item)}
              />
            )
          }
        />
      ))}
    </ul>
  </Card>
)

function headOf(day: Day): string {
  const said = formatWeekday(day)
  if (day === today()) return words.todayHead(said)
  return day === addDays(today(), 1) ? words.tomorrowHead(said) : said
}
