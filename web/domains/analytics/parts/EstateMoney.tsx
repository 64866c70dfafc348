import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../queries.ts'
import { MoneyBand } from './MoneyBand.tsx'

/** Outstanding and received amounts of an estate, for those who collect there. */
export function EstateMoney({ estateId }: { estateId: string }) {
  const { data } = useQuery(dashboardQuery(estateId))
  return data?.kind === 'collector' && <MoneyBand dashboard={data} estate_id={estateId} />
}
