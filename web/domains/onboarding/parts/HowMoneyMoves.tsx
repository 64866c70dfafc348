import { addDays, type Day } from '@gida/contract/shared/dates'
import { onboarding } from '#words/onboarding'
import { formatNearDay, today } from '../../../platform/screens/format.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = onboarding.how

/** How a payment reaches the landlord, with dates as of today. */
export function HowMoneyMoves() {
  const day = today()
  return (
    <>
      <Card>
        <CardHead title={words.title} />
        <CardBody>
          <Timeline>
            <TimelineItem
              state="done"
              icon="naira"
              title={words.pays}
              note={words.paysNote(formatNearDay(day))}
            />
            <TimelineItem state="plain" icon="receipt" title={words.shares} note={words.sharesNote} />
            <TimelineItem
              state="next"
              icon="bank"
              title={words.bank}
              note={words.bankNote(formatNearDay(nextWorkingDay(day), day))}
            />
          </Timeline>
        </CardBody>
      </Card>
      <p className="flex items-start gap-2 text-small text-ink-soft">
        <Icon name="lock" size="s" className="mt-0.5" />
        {words.safe}
      </p>
    </>
  )
}

/** Settlement is on the next working day; public holidays are ignored here. */
export function nextWorkingDay(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday === 5 ? 3 : weekday === 6 ? 2 : 1)
}
