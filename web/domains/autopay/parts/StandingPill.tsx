import type { InstructionStatus } from '@gida/contract/domains/payments/recurring'
import { Pill } from '../../../ui/display/Pill.tsx'
import { ownMoney } from '../../../words/en/own-money.ts'

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
