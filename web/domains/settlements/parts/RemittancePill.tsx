import type { RemittanceStatus } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import type { IconName } from '../../../ui/action/Icon.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const LOOKS: Record<RemittanceStatus, { tone: Tone; icon: IconName }> = {
  PENDING: { tone: 'info', icon: 'processing' },
  SENT: { tone: 'in', icon: 'ok' },
  FAILED: { tone: 'late', icon: 'failed' },
  UNDONE: { tone: 'idle', icon: 'undo' },
}

export const RemittancePill = ({ status }: { status: RemittanceStatus }) => (
  <Pill {...LOOKS[status]}>{settlements.history.statuses[status]}</Pill>
)
