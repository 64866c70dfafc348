import { offlinePayments } from '#words/offline-payments'
import { UnsentState } from '../../../../platform/outbox/UnsentState.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { outbox } from '../../cash-outbox.ts'

/** Cash queued on this device and not booked yet. */
export function TakenCash() {
  const taken = outbox.useUnsent()
  if (taken.length === 0) return null
  return (
    <Card className="mb-4" aria-labelledby="taken">
      <CardHead title={offlinePayments.taken.list} id="taken" />
      <Rows>
        {taken.map((one) => (
          <Row
            key={one.client_id}
            icon="naira"
            tone={one.state === 'refused' ? 'late' : 'wait'}
            title={one.tenant_name}
            note={<UnsentState unsent={one} />}
            value={<Money kobo={one.body.amount} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
