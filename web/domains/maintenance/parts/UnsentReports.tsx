import { useId } from 'react'
import { faultReport } from '#words/fault-report'
import { UnsentState } from '../../../platform/outbox/UnsentState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { outbox } from '../outbox.ts'

/** Reports queued on this device. */
export function UnsentReports() {
  const unsent = outbox.useUnsent()
  const id = useId()
  if (unsent.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={faultReport.waiting.title} />
      <CardBody>
        <ul className="grid gap-3">
          {unsent.map((one) => (
            <li key={one.client_id} className="grid gap-1">
              <p className="font-semibold wrap-anywhere">{one.body.title}</p>
              {one.files && (
                <p className="text-small text-ink-soft">
                  {faultReport.waiting.files(
                    one.files.length - (one.voice_seconds ? 1 : 0),
                    one.voice_seconds !== undefined,
                  )}
                </p>
              )}
              <UnsentState unsent={one} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
