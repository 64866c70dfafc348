import { getRouteApi } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import type { TableQuery } from '../../../ui/table/DataTable.tsx'
import { ChargeContext } from '../parts/ChargeContext.tsx'
import { ChargesTable } from '../parts/ChargesTable.tsx'
import { OpenSum } from '../parts/OpenSum.tsx'
import { type ChargeContextChange, type ChargeState, readChargeSearch } from '../search.ts'
import { WaysByTransfer } from '../slots.ts'

const chargesScreen = getRouteApi('/signed-in/frame/dashboard/payments/charges')

const words = payments.charges
const STATES = [
  { value: 'OPEN', label: words.open },
  { value: 'OVERDUE', label: words.overdue },
  { value: 'ALL', label: words.all },
]

/** Open charges; for a tenant settled ones too. */
export function ChargesPage() {
  const search = chargesScreen.useSearch()
  const navigate = chargesScreen.useNavigate()
  const isTenant = useActor().user.role === 'TENANT'
  const title = isTenant ? words.mineTitle : words.owedTitle
  const state = search.state ?? (isTenant ? 'ALL' : 'OPEN')

  const change = (next: Partial<TableQuery> & ChargeContextChange & { state?: ChargeState }) =>
    void navigate({ search: (old) => readChargeSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <MoneyHead at="charges" title={title} note={<OpenSum search={{ ...search, state }} />} />
      {isTenant && <WaysByTransfer />}
      <ChargeContext search={search} onChange={change} />
      <ChargesTable
        label={title}
        state={state}
        search={search}
        onSearch={change}
        isMine={isTenant}
        tools={
          <Segmented
            label={words.state}
            options={STATES}
            value={state}
            onChange={(next) => change({ state: next as ChargeState })}
          />
        }
        empty={
          <EmptyState title={isTenant && state === 'ALL' ? words.emptyMine : words.emptyOwed}>
            {words.emptyOwedNote}
          </EmptyState>
        }
      />
    </>
  )
}
