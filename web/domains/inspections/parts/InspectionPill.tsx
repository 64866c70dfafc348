import type { Inspection } from '@gida/contract/domains/inspections/inspection'
import { inspections as words } from '#words/inspections'
import { Pill } from '../../../ui/display/Pill.tsx'

type Of = Pick<Inspection, 'status' | 'signed' | 'tenant_name'>

/** The status of a report; signatures take precedence over its being closed. */
export function InspectionPill({ of: { status, signed, tenant_name } }: { of: Of }) {
  if (signed.tenant === 'REFUSED') return <Pill tone="late">{words.signed.refused}</Pill>
  if (signed.tenant) return <Pill tone="in">{words.signed.both}</Pill>
  if (status === 'CLOSED' && tenant_name) return <Pill tone="late">{words.signed.unsigned}</Pill>
  const tone = { DRAFT: 'act', SEALED: 'wait', CLOSED: 'idle', CANCELLED: 'idle' } as const
  return <Pill tone={tone[status]}>{words.statuses[status]}</Pill>
}
