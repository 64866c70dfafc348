import type { Estate } from '@gida/contract/domains/estates/estate'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { Checklist } from '../parts/estate/Checklist.tsx'
import { EstateBlocks } from '../parts/estate/EstateBlocks.tsx'
import { EstateFrame } from '../parts/estate/EstateFrame.tsx'
import { EstatePeople } from '../parts/estate/EstatePeople.tsx'
import { EstateProperties } from '../parts/estate/EstateProperties.tsx'
import { CallMeeting, EstateFund, EstateMoney, EstateNeeds } from '../slots.ts'

const estateScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id')

/** Overview of an estate: arrears, pending items, blocks and staff; for a draft, the setup checklist. */
export function EstatePage() {
  const { id } = estateScreen.useParams()
  const search = estateScreen.useSearch()
  // The units used to be here; redirects bookmarked searches.
  if (Object.keys(search).length > 0) {
    return <Navigate to="/dashboard/estates/$id/units" params={{ id }} search={search} replace />
  }
  return (
    <EstateFrame id={id} at="overview">
      {(estate) => <Overview estate={estate} />}
    </EstateFrame>
  )
}

function Overview({ estate }: { estate: Estate }) {
  const { id, status, unit_count } = estate
  const isArchived = status === 'ARCHIVED'
  const collects = !isArchived && unit_count > 0
  return (
    <>
      {collects && <EstateMoney estateId={id} />}
      <MainGrid
        aside={
          <>
            {collects && <EstateFund estateId={id} />}
            <EstatePeople estate={estate} />
            {collects && <CallMeeting estateId={id} />}
          </>
        }
      >
        {!isArchived && <Checklist estate={estate} />}
        {collects && <EstateNeeds estateId={id} />}
        {collects && <EstateBlocks estate={estate} />}
        <EstateProperties estate={estate} />
      </MainGrid>
    </>
  )
}
