import type { BillStatus } from '@gida/contract/domains/bills/rules'
import { bills as words } from '#words/bills'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<BillStatus, Tone> = { OPEN: 'wait', PAID: 'in', VOIDED: 'idle' }

export const BillPill = ({ status }: { status: BillStatus }) => (
  <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
)
