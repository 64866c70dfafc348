import type { Remittance, RemittanceStatus } from '@gida/contract/domains/settlements/remittance'
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

type Props = { of: Pick<Remittance, 'status' | 'failure'> }

/** The status of a payout, with the reason of a failure or hold. */
export const RemittancePill = ({ of: { status, failure } }: Props) => (
  <>
    <Pill {...LOOKS[status]}>{settlements.history.statuses[status]}</Pill>
    {failure && <span className="mt-1 block max-w-[320px] text-small text-ink-soft">{failure}</span>}
  </>
)
