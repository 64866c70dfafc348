import type { Day } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '../queries.ts'
import type { RequestsSearch } from '../search.ts'
import { AgeTable } from './AgeTable.tsx'
import { ComingBack } from './ComingBack.tsx'
import { ReportedByKind } from './ReportedByKind.tsx'
import { ResponseTimes } from './ResponseTimes.tsx'

/** Statistics of requests reported since a day. */
export function FiguresOfRequests({ estateId, from }: { estateId: string | undefined; from: Day }) {
  const figures = useQuery(figuresQuery(estateId, from)).data
  if (!figures) return null
  const searchOf = (more: RequestsSearch): RequestsSearch => ({
    ...{ shown: 'REPORTED' as const, reported_from: figures.from, reported_to: figures.to },
    ...(estateId && { estate_id: estateId }),
    ...more,
  })
  return (
    <>
      {figures.open > 0 && <AgeTable of={figures.by_age} estateId={estateId} />}
      <ResponseTimes figures={figures} searchOf={searchOf} />
      {figures.by_category.length > 0 && <ReportedByKind figures={figures} searchOf={searchOf} />}
      <ComingBack figures={figures} searchOf={searchOf} />
    </>
  )
}
