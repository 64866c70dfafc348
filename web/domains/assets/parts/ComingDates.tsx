import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { assetPlans } from '#words/asset-plans'
import { fieldProblems } from '../../../platform/http/errors.ts'
import { formatDay, formatWeekday } from '../../../platform/screens/format.ts'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import type { PlanValues } from '../forms/plan-values.ts'
import { previewQuery } from '../queries.ts'
import { timingOf } from '../repeat-values.ts'

const words = assetPlans.form

/** The next dates of the form's recurrence, computed by the server. */
export function ComingDates({
  control,
  estateId,
}: {
  control: Control<PlanValues>
  estateId: string | undefined
}) {
  const timing = timingOf(useWatch({ control }) as PlanValues)
  const { data, error } = useQuery(
    previewQuery(timing && { ...timing, ...(estateId && { estate_id: estateId }) }),
  )
  const fault = error && (fieldProblems(error).rule ?? error.message)
  return (
    <Card>
      <CardHead title={words.coming} />
      <CardBody>
        {!timing && <p className="text-small text-ink-soft">{words.fillIn}</p>}
        <Refusal>{timing ? fault : null}</Refusal>
        {timing && !error && data && (
          <>
            {data.days.length === 0 && <p className="text-small text-ink-soft">{words.byHours}</p>}
            <ol className="figures grid gap-1" aria-label={words.coming}>
              {data.days.map(({ day, of }) => (
                <li key={of}>
                  {formatWeekday(day)}
                  {day !== of && (
                    <span className="text-small text-ink-soft"> {words.movedFrom(formatDay(of))}</span>
                  )}
                </li>
              ))}
            </ol>
            {data.is_last && <p className="mt-2 text-small text-ink-soft">{words.comingEnd}</p>}
          </>
        )}
      </CardBody>
    </Card>
  )
}
