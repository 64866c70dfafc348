import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { formatDay, today } from '../../../platform/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { CardBody } from '../../../ui/CardBody.tsx'
import { CardHead } from '../../../ui/CardHead.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { toast } from '../../../ui/toast.tsx'
import { estateSettings } from '../../../words/en/estate-settings.ts'
import { nationalHolidays as words } from '../../../words/en/national-holidays.ts'
import { useRemoveNationalHoliday } from '../changes.ts'
import { HolidayForm } from '../forms/HolidayForm.tsx'
import { nationalHolidaysQuery } from '../queries.ts'

const YEARS_SHOWN = 3

/** The days on which nobody works in the whole country, as they are proclaimed. */
export function NationalHolidaysPage() {
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [removing, setRemoving] = useState<Holiday>()
  const { data, error, refetch, isFetching } = useQuery(nationalHolidaysQuery(year))
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
        {!data && !error && <SkeletonRows rows={6} label={estateSettings.loading} />}
        {!data && error && (
          <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
            {messageOf(error)}
          </ErrorPanel>
        )}
        {data?.data.length === 0 && <CardBody className="text-ink-soft">{words.empty}</CardBody>}
        <Rows>
          {data?.data.map((holiday) => (
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
