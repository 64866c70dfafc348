import type { NoticeState } from '@gida/contract/domains/notices/kinds'
import { notices as words } from '#words/notices'
import { Pill } from '../../../ui/display/Pill.tsx'

const TONES = {
  PREPARED: 'wait',
  SERVED: 'in',
  EXPIRED: 'info',
  ACTED_ON: 'idle',
  WITHDRAWN: 'idle',
  DEFECTIVE: 'late',
} as const

export const NoticePill = ({ state }: { state: NoticeState }) => (
  <Pill tone={TONES[state]}>{words.states[state]}</Pill>
)
