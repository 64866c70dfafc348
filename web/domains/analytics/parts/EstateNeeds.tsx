import { useQuery } from '@tanstack/react-query'
import { figures } from '#words/figures'
import { dashboardQuery } from '../queries.ts'
import { AttentionList } from './AttentionList.tsx'

/** Items that need a decision in an estate, for those who collect there. */
export function EstateNeeds({ estateId }: { estateId: string }) {
  const { data } = useQuery(dashboardQuery(estateId))
  return data?.kind === 'collector' && <AttentionList needs={data.needs} title={figures.needsHere} />
}
