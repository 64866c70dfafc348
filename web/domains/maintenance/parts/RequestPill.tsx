import type { RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { maintenance as words } from '#words/maintenance'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<RequestStatus, Tone> = {
  ...{ OPEN: 'wait', ASSIGNED: 'info', IN_PROGRESS: 'info', ON_HOLD: 'idle' },
  ...{ RESOLVED: 'act', CLOSED: 'idle', CANCELLED: 'idle' },
}

export const RequestPill = ({ status }: { status: RequestStatus }) => (
  <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
)
