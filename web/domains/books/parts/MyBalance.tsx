import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { debt } from '#words/debt'
import { tenantAccount } from '#words/tenant-account'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { DebtStats } from '../../charges/index.ts'

const words = tenantAccount.band

/** The tenant's outstanding amounts, credit and deposit. */
export function MyBalance({ money: { balance } }: { money: TenantAccount }) {
  return (
    <section aria-label={words.label} className="grid gap-4">
      <StatBand count={3}>
        <DebtStats debt={balance} kind="short" />
      </StatBand>
      <StatBand>
        <Stat
          label={debt.credit}
          figure={<Money kobo={balance.credit} kind="short" />}
          note={words.creditNote}
          alone="ledger"
        />
        <Stat
          label={debt.depositHeld}
          figure={<Money kobo={balance.deposit_held} kind="short" />}
          note={words.depositNote}
          alone="ledger"
        />
      </StatBand>
    </section>
  )
}
