import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { meetings } from '#words/meetings'
import { formatNearDay, lagosDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { describeRepeat } from '../repeats.ts'

const words = meetings.one
const dayOf = (at: string) => lagosDay(new Date(at))

/** Where, why and how often. */
export function MeetingFacts({ meeting }: { meeting: MeetingDetail }) {
  const { location, url, agenda, organizer, estate, recurrence, start_time, next_times } = meeting
  return (
    <Card>
      <CardBody className="grid gap-4 pt-4 md:pt-5">
        <DescriptionList>
          {location && <DescriptionItem label={words.where}>{location}</DescriptionItem>}
          {url && (
            <DescriptionItem label={words.link}>
              <a href={url} rel="noreferrer noopener" target="_blank" className="wrap-anywhere">
                {url}
              </a>
            </DescriptionItem>
          )}
          <DescriptionItem label={words.organizer}>
            {meeting.is_organizer ? words.you : organizer.name}
          </DescriptionItem>
          {estate && <DescriptionItem label={words.estate}>{estate.name}</DescriptionItem>}
          {recurrence && (
            <DescriptionItem label={words.repeats}>
              {describeRepeat(recurrence, dayOf(start_time))}
            </DescriptionItem>
          )}
          {next_times.length > 0 && (
            <DescriptionItem label={words.next}>
              {next_times.map((at) => formatNearDay(dayOf(at))).join(', ')}
            </DescriptionItem>
          )}
        </DescriptionList>
        {agenda && (
          <div>
            <h2 className="mb-1">{words.agenda}</h2>
            <p className="whitespace-pre-line wrap-anywhere">{agenda}</p>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
