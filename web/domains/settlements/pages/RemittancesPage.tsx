import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/MoneyHead.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DueBand } from '../parts/DueBand.tsx'
import { DueOfEstate } from '../parts/DueOfEstate.tsx'
import { RemittanceHistory } from '../parts/RemittanceHistory.tsx'
import { dueQuery } from '../queries.ts'

const remittancesScreen = getRouteApi('/signed-in/frame/dashboard/payments/remittances')

const words = settlements.due

/** What is owed to owners, and what was sent. An owner sees where each kobo of theirs lies. */
export function RemittancesPage() {
  const isOwner = useActor().user.role === 'LANDLORD'
  const answer = useQuery(dueQuery(remittancesScreen.useSearch().estate_id))
  const { data } = answer
  const byEstate = Map.groupBy(data?.data ?? [], (due) => due.estate_id)
  return (
    <>
      <MoneyHead
        at="remittances"
        title={isOwner ? words.myTitle : words.title}
        note={isOwner ? words.myNote : words.note}
      />
      <div className="grid gap-4 md:gap-5">
        <Loaded of={answer} loading={settlements.loading}>
          {(data) => (
            <>
              {data.data.length > 0 && <DueBand due={data.data} isOwner={isOwner} />}
              {[...byEstate].map(([estate_id, due]) => (
                <DueOfEstate key={estate_id} estateId={estate_id} due={due} isOwner={isOwner} />
              ))}
              {data.data.length === 0 && (
                <Card>
                  <EmptyState title={isOwner ? words.myEmpty : words.empty}>
                    {isOwner ? words.myEmptyNote : words.emptyNote}
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
