import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { DebtStats } from '../../charges/index.ts'

type Props = { lease: Pick<LeaseWithCharges, 'id' | 'balance'> }

/** The outstanding amounts of a lease. */
export function LeaseBand({ lease: { id, balance } }: Props) {
  return (
    <StatBand count={3}>
      <DebtStats debt={balance} of={{ lease_id: id }} />
    </StatBand>
  )
}
