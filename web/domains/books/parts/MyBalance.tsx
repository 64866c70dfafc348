import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { tenantAccount } from '#words/tenant-account'
import { formatNaira } from '../../../platform/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'

const words = tenantAccount.band

/** The four figures of a tenant: owed, coming, credit, deposit. */
export function MyBalance({
  money: { owed, late, coming, credit, deposit, homes },
}: {
  money: TenantAccount
}) {
  const charges = <Link to="/dashboard/payments/charges" search={{ state: 'OPEN' }} />
  const home = homes[0]
  return (
    <section aria-label={words.label}>
      <StatBand>
        <Stat
          label={words.owed}
          figure={<Money kobo={owed} kind="short" />}
          note={
            owed === 0
              ? words.nothingOwed
              : late > 0
                ? words.late(formatNaira(late, 'short'))
                : words.owedNote
          }
          tone={late > 0 ? 'late' : undefined}
          link={charges}
        />
        <Stat
          label={words.coming}
          figure={<Money kobo={coming} kind="short" />}
          note={words.comingNote}
          link={charges}
        />
        <Stat label={words.credit} figure={<Money kobo={credit} kind="short" />} note={words.creditNote} />
        <Stat
          label={words.deposit}
          figure={<Money kobo={deposit} kind="short" />}
          note={words.depositNote}
          {...(home && { link: <Link to="/dashboard/leases/$id" params={{ id: home.lease_id }} /> })}
        />
      </StatBand>
    </section>
  )
}
