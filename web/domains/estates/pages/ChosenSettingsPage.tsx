import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { estateSettings as words } from '#words/estate-settings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { estatesQuery } from '../queries.ts'
import { readSettingsSearch } from '../search.ts'

const chosenSettingsScreen = getRouteApi('/signed-in/frame/dashboard/estate-settings')

/** Redirects to the settings of the chosen estate, else of the first one the person may change. */
export function ChosenSettingsPage() {
  const { estate: wanted, ...search } = chosenSettingsScreen.useSearch()
  const answer = useQuery(estatesQuery({ limit: 100 }))
  return (
    <Loaded of={answer} loading={words.loading} head={<PageHead title={words.title} />}>
      {({ data }) => {
        const mine = data.filter((estate) => estate.can.write)
        const estate = mine.find(({ id }) => id === wanted) ?? mine[0]
        return estate ? (
          <Navigate
            to="/dashboard/estates/$id/settings"
            params={{ id: estate.id }}
            search={readSettingsSearch(search)}
            replace
          />
        ) : (
          <>
            <PageHead title={words.title} />
            <Card>
              <EmptyState title={words.none} motif="comb">
                {words.noneNote}
              </EmptyState>
            </Card>
          </>
        )
      }}
    </Loaded>
  )
}
