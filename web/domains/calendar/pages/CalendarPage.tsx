import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { calendar as words } from '#words/calendar'
import { messageOf } from '../../../platform/http/errors.ts'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { given } from '../../../platform/screens/search.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useUpdateEntry } from '../changes.ts'
import { daysOf, type View } from '../days.ts'
import { EntryForm } from '../forms/EntryForm.tsx'
import { byDay, onOtherDay } from '../items.ts'
import { CalendarBar } from '../parts/CalendarBar.tsx'
import { Days } from '../parts/Days.tsx'
import { FeedCard } from '../parts/FeedCard.tsx'
import { TypeFilter } from '../parts/TypeFilter.tsx'
import { calendarQuery } from '../queries.ts'
import { type CalendarSearch, hiddenTypes } from '../search.ts'

const calendarScreen = getRouteApi('/signed-in/frame/dashboard/calendar')

type Change = { [K in keyof CalendarSearch]?: CalendarSearch[K] | undefined }
type Editing = { item: CalendarItem | null }

/** The calendar: a month or week grid on desktop, a list of days on the phone. View and day are in the URL. */
export function CalendarPage() {
  const search = calendarScreen.useSearch()
  const navigate = calendarScreen.useNavigate()
  const isPhone = useIsPhone()
  const view: View = isPhone ? 'agenda' : (search.view ?? 'month')
  const day = search.day ?? today()
  const go = (change: Change) => void navigate({ search: given({ ...search, ...change }), replace: true })
  const [editing, setEditing] = useState<Editing | null>(null)
  const update = useUpdateEntry()
  const answer = useQuery(calendarQuery(view, day, search.estate_id))
  const days = daysOf(view, day)
  const hidden = hiddenTypes(search)
  const toggle = (type: string) => {
    const without = hidden.has(type) ? [...hidden].filter((one) => one !== type) : [...hidden, type]
    go({ without: without.join(',') || undefined })
  }
  const move = (items: readonly CalendarItem[], id: string, to: string) => {
    const item = items.find((one) => one.id === id && one.editable)
    if (!item) return
    update.mutate(
      { params: { id }, body: onOtherDay(item, to) },
      { onSuccess: () => toast.success(words.moved), onError: (error) => toast.error(messageOf(error)) },
    )
  }
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        wraps
        actions={
          <Button icon="plus" onClick={() => setEditing({ item: null })}>
            {words.add}
          </Button>
        }
      />
      <div className="grid gap-4">
        <CalendarBar view={view} day={day} isPhone={isPhone} onGo={go} />
        <Loaded of={answer}>
          {({ data }) => (
            <>
              <TypeFilter items={data} hidden={hidden} onToggle={toggle} />
              <Days
                view={view}
                days={days}
                items={byDay(
                  data.filter(({ type }) => !hidden.has(type)),
                  days,
                )}
                chosen={day}
                onChoose={(chosen) => go({ day: chosen })}
                onOpen={(item) => setEditing({ item })}
                onMove={(id, to) => move(data, id, to)}
                aside={<FeedCard />}
              />
            </>
          )}
        </Loaded>
      </div>
      {editing && <EntryForm item={editing.item} day={day} onDone={() => setEditing(null)} />}
    </>
  )
}
