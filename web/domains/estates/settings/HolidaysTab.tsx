import type { Estate } from '@gida/contract/domains/estates/estate'
import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { estateSettings } from '#words/estate-settings'
import { messageOf } from '../../../platform/errors.ts'
import { formatDay, today } from '../../../platform/format.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useRemoveHoliday } from '../changes.ts'
import { HolidayForm } from '../forms/HolidayForm.tsx'
import { holidaysQuery } from '../queries.ts'

const words = estateSettings.holidays
const YEARS_SHOWN = 3

/** The days on which nobody works: those of the country, and the estate's own. */
export function HolidaysTab({ estate }: { estate: Estate }) {
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { data, error } = useQuery(holidaysQuery(estate.id, year))
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => String(thisYear + index))
  return (
    <Card aria-labelledby="holidays" className="max-w-[640px]">
      <CardHead
        title={words.title}
        id="holidays"
        end={
          <SelectField
            compact
            className="w-[110px]"
            aria-label={words.year}
            options={years.map((value) => ({ value, label: value }))}
            value={String(year)}
            onChange={(next) => setYear(Number(next))}
          />
        }
      />
      <CardBody className="grid gap-4">
        <p className="text-ink-soft">{words.note}</p>
        <HolidayForm estateId={estate.id} onAdded={({ day }) => setYear(Number(day.slice(0, 4)))} />
      </CardBody>
      {!data && !error && <SkeletonRows rows={4} label={estateSettings.loading} />}
      {!data && error && <CardBody className="text-overdue">{messageOf(error)}</CardBody>}
      {data?.data.length === 0 && <CardBody className="text-ink-soft">{words.empty}</CardBody>}
      <Rows>
        {data?.data.map((holiday) => (
          <HolidayRow key={holiday.id} estateId={estate.id} holiday={holiday} />
        ))}
      </Rows>
    </Card>
  )
}

function HolidayRow({ estateId, holiday }: { estateId: string; holiday: Holiday }) {
  const { id, day, name, is_national } = holiday
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
    <Row
      icon="calendar"
      title={name}
      note={formatDay(day)}
      end={
        <>
          <Pill line={is_national} tone={is_national ? 'idle' : 'info'}>
            {is_national ? words.national : words.own}
          </Pill>
          {!is_national && (
            <IconButton
              icon="close"
              small
              label={words.remove(name)}
              busy={remove.isPending}
              onClick={takeAway}
            />
          )}
        </>
      }
    />
  )
}
