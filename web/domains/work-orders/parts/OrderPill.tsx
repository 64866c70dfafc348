import type { WorkStatus } from '@gida/contract/domains/work-orders/rules'
import { work as words } from '#words/work'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<WorkStatus, Tone> = {
  ...{ OPEN: 'wait', QUOTING: 'info', APPROVAL: 'act', ASSIGNED: 'info', IN_PROGRESS: 'info' },
  ...{ ON_HOLD: 'idle', DONE: 'in', CLOSED: 'idle', CANCELLED: 'idle' },
}

export const OrderPill = ({ status }: { status: WorkStatus }) => (
  <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
)
