import type { AssetStatus } from '@gida/contract/domains/assets/rules'
import { assets as words } from '#words/assets'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<AssetStatus, Tone> = { WORKING: 'in', DOWN: 'late', RETIRED: 'idle' }

export const AssetPill = ({ status }: { status: AssetStatus }) => (
  <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
)
