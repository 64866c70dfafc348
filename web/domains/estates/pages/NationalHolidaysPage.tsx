import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { estateSettings } from '#words/estate-settings'
import { nationalHolidays as words } from '#words/national-holidays'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useRemoveNationalHoliday } from '../changes.ts'
import { HolidayCard, thisYear } from '../parts/estate/HolidayCard.tsx'
import { nationalHolidaysQuery } from '../queries.ts'

/** Public holidays of the whole country, as proclaimed. */
export function NationalHolidaysPage() {
  const [year, setYear] = useState(thisYear)
  const [removing, setRemoving] = useState<Holiday>()
  return (
    <>
      <PageHead crumb={<Link to="/dashboard">{words.crumb}</Link>} title={words.title} note={words.note} />
      <HolidayCard
        words={{ title: words.list, empty: words.empty }}
        estateId={null}
        answer={useQuery(nationalHolidaysQuery(year))}
        year={year}
        onYear={setYear}
        end={(holiday) => (
          <IconButton
            icon="close"
            small
            label={words.remove(holiday.name)}
            onClick={() => setRemoving(holiday)}
          />
        )}
      />
      {removing && <RemoveHoliday holiday={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

type RemoveProps = { holiday: Holiday; onClose: () => void }

const RemoveHoliday = ({ holiday: { id, name, day }, onClose }: RemoveProps) => (
  <ActionDialog
    change={useRemoveNationalHoliday()}
    input={{ params: { holiday_id: id } }}
    said={estateSettings.holidays.removed(name)}
    title={words.removeTitle(name, formatDay(day))}
    confirm={words.remove(name)}
    keep={words.keep}
    busy={words.removing}
    danger
    onClose={onClose}
  >
    <p>{words.removeBody}</p>
  </ActionDialog>
)
