import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { DebtStats } from '../../charges/index.ts'

type Props = { lease: Pick<LeaseWithCharges, 'balance' | 'tenant_id' | 'unit_id'>; isMine: boolean }

/** What is owed under this lease. */
export function LeaseBand({ lease: { balance, tenant_id, unit_id }, isMine }: Props) {
  return (
    <StatBand>
      <DebtStats debt={balance} of={isMine || !tenant_id ? { unit_id } : { tenant_id, unit_id }} />
    </StatBand>
  )
}
