import type { RuleStatus } from '@gida/contract/domains/law/rule'
import { law as words } from '#words/law'
import { Pill } from '../../../ui/display/Pill.tsx'

const LOOKS = {
  IN_FORCE: ['act', 'ok'],
  PROPOSED: ['wait', 'clock'],
  CUSTOM: ['idle', 'people'],
} as const

/** Whether a rule is law, a bill or a custom. */
export function RulePill({ status }: { status: RuleStatus }) {
  const [tone, icon] = LOOKS[status]
  return (
    <Pill tone={tone} icon={icon}>
      {words.statuses[status]}
    </Pill>
  )
}
