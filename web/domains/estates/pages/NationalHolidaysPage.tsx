import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { estateSettings } from '#words/estate-settings'
import { nationalHolidays as words } from '#words/national-holidays'
import { messageOf } from '../../../platform/errors.ts'
import { formatDay, today } from '../../../platform/format.ts'
import { Loaded } from '../../../platform/Loaded.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useRemoveNationalHoliday } from '../changes.ts'
import { HolidayForm } from '../forms/HolidayForm.tsx'
import { nationalHolidaysQuery } from '../queries.ts'

const YEARS_SHOWN = 3

/** The days on which nobody works in the whole country, as they are proclaimed. */
export function NationalHolidaysPage() {
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [removing, setRemoving] = useState<Holiday>()
  const answer = useQuery(nationalHolidaysQuery(year))
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => String(thisYear + index))
  return (
    <>
      <PageHead crumb={<Link to="/dashboard">{words.crumb}</Link>} title={words.title} note={words.note} />
      <Card aria-labelledby="holidays" className="max-w-[640px]">
        <CardHead
          title={words.list}
          id="holidays"
          end={
            <SelectField
              compact
              className="w-[110px]"
              aria-label={estateSettings.holidays.year}
              options={years.map((value) => ({ value, label: value }))}
              value={String(year)}
              onChange={(next) => setYear(Number(next))}
            />
          }
        />
        <CardBody>
          <HolidayForm estateId={null} onAdded={({ day }) => setYear(Number(day.slice(0, 4)))} />
        </CardBody>
        <Loaded bare of={answer} loading={estateSettings.loading}>
          {({ data }) => (
            <>
              {data.length === 0 && <CardBody className="text-ink-soft">{words.empty}</CardBody>}
              <Rows>
                {data.map((holiday) => (
                  <Row
                    key={holiday.id}
                    icon="calendar"
                    title={holiday.name}
                    note={formatDay(holiday.day)}
                    end={
                      <IconButton
                        icon="close"
                        small
                        label={words.remove(holiday.name)}
                        onClick={() => setRemoving(holiday)}
                      />
                    }
                  />
                ))}
              </Rows>
            </>
          )}
        </Loaded>
      </Card>
      {removing && <RemoveHoliday holiday={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function RemoveHoliday({ holiday: { id, name, day }, onClose }: { holiday: Holiday; onClose: () => void }) {
  const remove = useRemoveNationalHoliday()
  const takeAway = () =>
    remove.mutate(
      { params: { holiday_id: id } },
      {
        onSuccess: () => {
          toast.success(estateSettings.holidays.removed(name))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.removeTitle(name, formatDay(day))}
      confirm={words.remove(name)}
      keep={words.keep}
      danger
      busy={remove.isPending}
      busyText={words.removing}
      error={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={takeAway}
    >
      <p>{words.removeBody}</p>
    </ConfirmDialog>
  )
}
