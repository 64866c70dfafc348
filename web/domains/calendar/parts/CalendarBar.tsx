import type { Day } from '@gida/contract/shared/dates'
import { calendar as words } from '#words/calendar'
import { formatPeriod, monthTitle } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { daysOf, moved, type View } from '../days.ts'

const VIEWS = (['month', 'week', 'agenda'] as const).map((value) => ({ value, label: words.views[value] }))

type Props = {
  view: View
  day: Day
  isPhone: boolean
  onGo: (to: { view?: 'week' | 'agenda' | undefined; day?: Day | undefined }) => void
}

/** The visible period, with buttons to earlier and later ones. */
export function CalendarBar({ view, day, isPhone, onGo }: Props) {
  const days = daysOf(view, day)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="grow max-md:basis-full">
        {view === 'month' ? monthTitle(day.slice(0, 7)) : formatPeriod(days[0] ?? day, days.at(-1) ?? day)}
      </h2>
      {!isPhone && (
        <Segmented
          label={words.viewLabel}
          options={VIEWS}
          value={view}
          onChange={(next) => onGo({ view: next === 'week' || next === 'agenda' ? next : undefined })}
        />
      )}
      <Button kind="second" onClick={() => onGo({ day: undefined })}>
        {words.today}
      </Button>
      <IconButton icon="back" label={words.before} onClick={() => onGo({ day: moved(view, day, -1) })} />
      <IconButton icon="forward" label={words.after} onClick={() => onGo({ day: moved(view, day, 1) })} />
    </div>
  )
}
