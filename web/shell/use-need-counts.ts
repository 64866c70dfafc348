import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { useQuery } from '@tanstack/react-query'
import { client, query } from '../platform/http/api.ts'
import { useActor } from '../platform/session/actor.ts'
import { useChosenEstate } from '../platform/session/chosen-estate.ts'

export type NeedKey = Need['key']

/** Counts of items that need this person, in the chosen estate: one query for all tabs, refetched when something changes. */
export function useNeedCounts(): (keys: readonly NeedKey[]) => number {
  const { role } = useActor().user
  const estate_id = useChosenEstate()
  const { data } = useQuery({
    ...query(client.analytics.listNeeds, { query: estate_id ? { estate_id } : {} }, { fresh: 'analytics' }),
    enabled: role !== 'TENANT' && role !== 'ADMIN',
  })
  const counts = new Map(data?.data.map(({ key, count }) => [key, count]))
  return (keys) => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)
}
