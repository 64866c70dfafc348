import type { Estate } from '@gida/contract/domains/estates/estate'
import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { estateSettings } from '#words/estate-settings'
import { messageOf } from '../../../platform/http/errors.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useRemoveHoliday } from '../changes.ts'
import { HolidayCard, thisYear } from '../parts/estate/HolidayCard.tsx'
import { holidaysQuery } from '../queries.ts'

const words = estateSettings.holidays

/** Non-working days: the country's and the estate's own. */
export function HolidaysTab({ estate: { id } }: { estate: Estate }) {
  const [year, setYear] = useState(thisYear)
  return (
    <HolidayCard
      words={words}
      estateId={id}
      answer={useQuery(holidaysQuery(id, year))}
      year={year}
      onYear={setYear}
      end={(holiday) =>
        holiday.is_national ? (
          <Pill line tone="idle">
            {words.national}
          </Pill>
        ) : (
          <>
            <Pill tone="info">{words.own}</Pill>
            <RemoveOwn estateId={id} holiday={holiday} />
          </>
        )
      }
    />
  )
}

function RemoveOwn({ estateId, holiday: { id, name } }: { estateId: string; holiday: Holiday }) {
  const remove = useRemoveHoliday()
  const takeAway = () =>
    remove.mutate(
      { params: { id: estateId, holiday_id: id } },
      {
        onSuccess: () => toast.success(words.removed(name)),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <IconButton icon="close" small label={words.remove(name)} busy={remove.isPending} onClick={takeAway} />
  )
}
