import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import { inspectionDesk } from '#words/inspection-desk'
import type { Unsent } from '../../../platform/outbox/items.ts'
import { UnsentState } from '../../../platform/outbox/UnsentState.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { outbox, type Written } from '../outbox.ts'
import { sayItem } from '../say-item.ts'

const words = inspectionDesk.conflict

/** Changes the server has refused; kept on this device until the person decides. */
export function NotSent({ report }: { report: InspectionDetail }) {
  const refused = outbox
    .useUnsent()
    .filter(({ inspection_id, state }) => inspection_id === report.id && state === 'refused')
  if (refused.length === 0) return null
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <ul className="grid gap-4">
          {refused.map((one) => (
            <li key={one.client_id} className="grid gap-1">
              <Refused report={report} one={one} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

function Refused({ report, one }: { report: InspectionDetail; one: Unsent<Written> }) {
  const itemId = 'item' in one ? one.item.id : one.photo.item_id
  const theirs = report.item_list.find(({ id }) => id === itemId)
  const name = theirs && `${theirs.room}, ${theirs.name}`
  const isContested = 'item' in one && theirs && report.can.write && theirs.version !== one.item.version
  if (!isContested)
    return (
      <>
        <p className="font-semibold">{[name, 'photo' in one && words.photo].filter(Boolean).join(': ')}</p>
        <UnsentState unsent={one} />
      </>
    )
  const keepMine = async () => {
    await outbox.add({ inspection_id: report.id, item: { ...one.item, version: theirs.version } })
    outbox.drop(one.client_id)
  }
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-small">{one.reason}</p>
      <p className="text-small">
        {words.mine([sayItem(one.item), one.item.words].filter(Boolean).join('. '))}
      </p>
      <p className="text-small">{words.theirs([sayItem(theirs), theirs.words].filter(Boolean).join('. '))}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="second" size="small" onClick={() => void keepMine()}>
          {words.keepMine}
        </Button>
        <Button kind="quiet" size="small" onClick={() => outbox.drop(one.client_id)}>
          {words.keepTheirs}
        </Button>
      </div>
    </>
  )
}
