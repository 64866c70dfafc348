import type { InstructionStatus } from '@gida/contract/domains/autopay/recurring'
import { ownMoney } from '#words/own-money'
import { Pill } from '../../../ui/display/Pill.tsx'

const words = ownMoney.standing.statuses

export function StandingPill({ status }: { status: InstructionStatus }) {
  if (status === 'ACTIVE') {
    return (
      <Pill tone="in" icon="ok">
        {words.ACTIVE}
      </Pill>
    )
  }
  return (
    <Pill tone="wait" icon="stopped">
      {words[status]}
    </Pill>
  )
}
