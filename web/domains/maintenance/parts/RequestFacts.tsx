import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { maintenance } from '#words/maintenance'
import { formatInstant, formatPhone } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { spanOf } from '../clock-words.ts'
import { PriorityMark } from './PriorityMark.tsx'
import { placeOf } from './place-of.ts'

const words = maintenance.one
const MINUTE_MS = 60_000

/** Place, contact, priority, deadline and access. */
export function RequestFacts({ request }: { request: MaintenanceRequestDetail }) {
  const { contact_name, contact_phone, preferred_times, entry_allowed, call_first, paused_minutes } = request
  const entry = entry_allowed ? (call_first ? words.mayCall : words.mayEnter) : words.mayNot
  return (
    <Card>
      <CardHead title={words.facts} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.where}>{placeOf(request)}</DescriptionItem>
          <DescriptionItem label={maintenance.columns.priority}>
            <PriorityMark priority={request.priority} />
          </DescriptionItem>
          <DescriptionItem label={words.doer}>{request.assignee_name ?? maintenance.nobody}</DescriptionItem>
          {request.clock.due_at && (
            <DescriptionItem label={words.due}>
              {formatInstant(request.fix_due_at)}
              {paused_minutes > 0 && ` ${words.paused(spanOf(paused_minutes * MINUTE_MS))}`}
            </DescriptionItem>
          )}
          {contact_name && <DescriptionItem label={words.who}>{contact_name}</DescriptionItem>}
          {contact_phone && (
            <DescriptionItem label={words.phone}>
              <a href={`tel:${contact_phone}`}>{formatPhone(contact_phone)}</a>
            </DescriptionItem>
          )}
          {contact_name && <DescriptionItem label={words.entry}>{entry}</DescriptionItem>}
          {preferred_times.length > 0 && (
            <DescriptionItem label={words.times}>
              {preferred_times.map(({ start_time }) => formatInstant(start_time)).join('; ')}
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
