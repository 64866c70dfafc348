import type { UserStatus } from '@gida/contract/domains/users/user'
import { users as words } from '#words/users'
import { Pill } from '../../../ui/display/Pill.tsx'

const LOOKS = {
  ACTIVE: ['in', 'ok'],
  INACTIVE: ['idle', 'stopped'],
  PENDING_VERIFICATION: ['wait', 'clock'],
} as const

export function PersonPill({ status }: { status: UserStatus }) {
  const [tone, icon] = LOOKS[status]
  return (
    <Pill tone={tone} icon={icon}>
      {words.statuses[status]}
    </Pill>
  )
}
