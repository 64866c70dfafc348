import type { Holiday } from '@gida/contract/domains/estates/holiday'
import type { ComponentProps, ReactNode } from 'react'
import { estateSettings } from '#words/estate-settings'
import { formatDay, today } from '../../../../platform/screens/format.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { YearSelect } from '../../../../ui/table/YearSelect.tsx'
import { HolidayForm } from '../../forms/HolidayForm.tsx'

export const thisYear = () => Number(today().slice(0, 4))

type Props = {
  words: { title: string; note?: string; empty: string }
  /** Null for the whole country. */
  estateId: string | null
  answer: ComponentProps<typeof Loaded<{ data: readonly Holiday[] }>>['of']
  year: number
  onYear: (year: number) => void
  /** Rendered at the end of each row. */
  end: (holiday: Holiday) => ReactNode
}

/** The holidays of a year, with a form to add one. */
export const HolidayCard = ({ words, estateId, answer, year, onYear, end }: Props) => (
  <Card aria-labelledby="holidays" className="max-w-[640px]">
    <CardHead
      title={words.title}
      id="holidays"
      end={
        <YearSelect
          label={estateSettings.holidays.year}
          years={[thisYear(), thisYear() + 1, thisYear() + 2]}
          value={year}
          onChange={onYear}
        />
      }
    />
    <CardBody className="grid gap-4">
      {words.note && <p className="text-ink-soft">{words.note}</p>}
      <HolidayForm estateId={estateId} onAdded={({ day }) => onYear(Number(day.slice(0, 4)))} />
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
                end={end(holiday)}
              />
            ))}
          </Rows>
        </>
      )}
    </Loaded>
  </Card>
)
