import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { announcements } from '#words/announcements'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'

const { detail: words, channels } = announcements
const WAYS = Object.keys(channels) as (keyof typeof channels)[]
const HEADS = [
  { label: words.head.way },
  { label: words.head.sent, end: true },
  { label: words.head.delivered, end: true },
  { label: words.head.failed, end: true },
]

/** Deliveries by channel. */
export function ReachByWay({ by }: { by: AnnouncementDetail['by_channel'] }) {
  return (
    <Card aria-labelledby="by-way">
      <CardHead title={words.way} id="by-way" />
      <SimpleTable caption={words.way} heads={HEADS}>
        {WAYS.flatMap((way) => {
          const reach = by[way]
          return reach ? (
            <tr key={way}>
              <td>{channels[way]}</td>
              <td className="figures text-end">{reach.sent}</td>
              <td className="figures text-end">{reach.delivered}</td>
              <td className="figures text-end">{reach.failed}</td>
            </tr>
          ) : (
            []
          )
        })}
      </SimpleTable>
    </Card>
  )
}
