import type { Deposit } from '@gida/contract/domains/deposits/deposit'
import type { DepositState } from '@gida/contract/domains/deposits/rules'
import { deposits as words } from '#words/deposits'
import { useActor } from '../../../platform/session/actor.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const TONES: Record<DepositState, Tone> = {
  HELD: 'idle',
  PROPOSED: 'wait',
  DISPUTED: 'late',
  AGREED: 'info',
  SETTLED: 'wait',
  RETURNED: 'in',
}

export function DepositPill({ state }: { state: DepositState }) {
  const isMine = useActor().user.role === 'TENANT' && state === 'PROPOSED'
  return <Pill tone={TONES[state]}>{isMine ? words.one.toTenant.proposed : words.states[state]}</Pill>
}

/** Days left, or days late. */
export function ClockPill({ clock }: Pick<Deposit, 'clock'>) {
  if (!clock) return null
  const { days_left } = clock
  const isLate = days_left < 0
  return (
    <Pill tone={isLate ? 'late' : days_left <= 7 ? 'wait' : 'idle'} icon={isLate ? 'warning' : 'clock'}>
      {isLate ? words.one.late(-days_left) : words.one.left(days_left)}
    </Pill>
  )
}
