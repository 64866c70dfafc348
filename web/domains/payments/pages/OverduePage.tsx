import type { TableQuery } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { payments } from '../../../words/en/payments.ts'
import { useActor } from '../../auth/queries.ts'
import { ChargeContext } from '../parts/ChargeContext.tsx'
import { ChargesTable } from '../parts/ChargesTable.tsx'
import { MoneyTabs } from '../parts/MoneyTabs.tsx'
import { OwedNow } from '../parts/OwedNow.tsx'
import { overdueScreen } from '../routes.ts'
import { type ChargeContextChange, isNarrowed, readChargeSearch } from '../search.ts'

const words = payments.charges

/** Who is late, with how much, and for how long. */
export function OverduePage() {
  const search = overdueScreen.useSearch()
  const navigate = overdueScreen.useNavigate()
  const isTenant = useActor().user.role === 'TENANT'

  const change = (next: Partial<TableQuery> & ChargeContextChange) =>
    void navigate({ search: (old) => readChargeSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <PageHead title={words.lateTitle} note={<OwedNow kind="overdue" inAll={isNarrowed(search)} />} />
      <MoneyTabs at="late" />
      <ChargeContext search={search} onChange={change} />
      <ChargesTable
        label={words.lateTitle}
        state="OVERDUE"
        search={search}
        onSearch={change}
        isMine={isTenant}
        empty={<EmptyState title={words.emptyLate}>{words.emptyLateNote}</EmptyState>}
      />
    </>
  )
}
