import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { groupBy } from '../../../platform/screens/group-by.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DueBand } from '../parts/DueBand.tsx'
import { DueOfEstate } from '../parts/DueOfEstate.tsx'
import { PayoutBar } from '../parts/PayoutBar.tsx'
import { RemittanceHistory } from '../parts/RemittanceHistory.tsx'
import { dueQuery } from '../queries.ts'

const remittancesScreen = getRouteApi('/signed-in/frame/dashboard/payments/remittances')

const words = settlements.due

/** The selected landlords, all of one estate, since a payout run uses one account. */
type Selection = { estate_id: string; landlord_ids: ReadonlySet<string> }
const NOBODY: Selection = { estate_id: '', landlord_ids: new Set() }

/** Payouts due and made. A landlord sees where their money is. */
export function RemittancesPage() {
  const isOwner = useActor().user.role === 'LANDLORD'
  const search = remittancesScreen.useSearch()
  const navigate = remittancesScreen.useNavigate()
  const answer = useQuery(dueQuery(search))
  const { data } = answer
  const [selection, setSelection] = useState<Selection>(NOBODY)
  const byEstate = groupBy(data?.data ?? [], (due) => due.estate_id)
  const chosen = (byEstate.get(selection.estate_id) ?? [])
    .filter(({ landlord_id, due }) => due > 0 && selection.landlord_ids.has(landlord_id))
    .map(({ landlord_id, due }) => ({ landlord_id, amount: due }))
  return (
    <>
      <MoneyHead
        at="remittances"
        title={isOwner ? words.myTitle : words.title}
        note={isOwner ? words.myNote : words.note}
      />
      <ContextChips
        filters={[
          search.only && {
            label: words.only[search.only],
            onClear: () => void navigate({ search: ({ only: _, ...rest }) => rest }),
          },
        ]}
      />
      <div className="grid gap-4 md:gap-5">
        <Loaded of={answer} loading={settlements.loading}>
          {(data) => (
            <>
              {data.data.length > 0 && <DueBand due={data.data} isOwner={isOwner} />}
              {[...byEstate].map(([estate_id, due]) => (
                <DueOfEstate
                  key={estate_id}
                  estateId={estate_id}
                  due={due}
                  isOwner={isOwner}
                  chosen={selection.estate_id === estate_id ? selection.landlord_ids : NOBODY.landlord_ids}
                  onChoose={(landlord_ids) => setSelection({ estate_id, landlord_ids })}
                />
              ))}
              {chosen.length > 0 && (
                <PayoutBar
                  key={selection.estate_id}
                  estateId={selection.estate_id}
                  owners={chosen}
                  onDone={() => setSelection(NOBODY)}
                />
              )}
              {data.data.length === 0 && (
                <Card>
                  <EmptyState title={search.only ? words.nothingSuch : isOwner ? words.myEmpty : words.empty}>
                    {!search.only && (isOwner ? words.myEmptyNote : words.emptyNote)}
                  </EmptyState>
                </Card>
              )}
            </>
          )}
        </Loaded>
        <RemittanceHistory isOwner={isOwner} />
      </div>
    </>
  )
}
