import type { AutopayStatus } from '@gida/contract/domains/autopay/autopay'
import { tenantAccount } from '#words/tenant-account'
import { Pill } from '../../../ui/display/Pill.tsx'

const words = tenantAccount.standing.statuses

export function AutopayPill({ status }: { status: AutopayStatus }) {
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
