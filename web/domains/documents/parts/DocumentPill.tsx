import type { Document } from '@gida/contract/domains/documents/document'
import type { DocumentStatus } from '@gida/contract/domains/documents/kinds'
import { documents as words } from '#words/documents'
import { formatDay } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<DocumentStatus, Tone> = { PENDING: 'wait', VERIFIED: 'in', REJECTED: 'late' }

export const StatusPill = ({ status }: { status: DocumentStatus }) => (
  <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
)

/** The review status, and the expiry date if it is near or past. */
export const DocumentPill = ({ of: { status, validity, expires_on } }: { of: Document }) => (
  <span className="flex flex-wrap gap-1">
    {expires_on && validity === 'EXPIRED' && <Pill tone="late">{words.expired(formatDay(expires_on))}</Pill>}
    {expires_on && validity === 'EXPIRING' && <Pill tone="wait">{words.expires(formatDay(expires_on))}</Pill>}
    <StatusPill status={status} />
  </span>
)
