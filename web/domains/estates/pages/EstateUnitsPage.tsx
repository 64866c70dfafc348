import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { EstateBuildings } from '../parts/estate/EstateBuildings.tsx'
import { EstateFrame } from '../parts/estate/EstateFrame.tsx'
import { UnitSheet } from '../parts/unit/UnitSheet.tsx'
import { UnitsTable } from '../parts/unit/UnitsTable.tsx'
import { propertiesQuery } from '../queries.ts'
import { readUnitsSearch } from '../search.ts'

const estateUnitsScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/units')

const words = estates.property
const VIEWS = [
  { value: 'list', label: words.list },
  { value: 'building', label: words.building },
]

/** All units of an estate, as a list or as buildings. */
export function EstateUnitsPage() {
  const { id } = estateUnitsScreen.useParams()
  return (
    <EstateFrame id={id} at="units">
      {(estate) => <Units estate={estate} />}
    </EstateFrame>
  )
}

function Units({ estate }: { estate: Estate }) {
  const search = estateUnitsScreen.useSearch()
  const navigate = estateUnitsScreen.useNavigate()
  const { show, ...list } = search
  const arrears = useArrears(estate)
  const isArchived = estate.status === 'ARCHIVED'
  const change = (next: Record<string, unknown>) =>
    void navigate({
      search: (old) => readUnitsSearch({ ...old, page: undefined, ...next }),
      resetScroll: false,
    })
  const views = (
    <Segmented
      label={words.showAs}
      options={VIEWS}
      value={show ?? 'list'}
      onChange={(next) => change({ show: next })}
    />
  )
  return (
    <>
      {show === 'building' && !isArchived ? (
        <Card aria-labelledby="units">
          <CardHead title={words.units} id="units" end={views} />
          <EstateBuildings estate={estate} chosen={search.unit} onChoose={(unit) => change({ unit })} />
        </Card>
      ) : (
        <UnitsTable
          of={{ estate_id: estate.id, ...(isArchived && { archived: 'true' }) }}
          search={list}
          onSearch={change}
          arrears={arrears}
          tools={!isArchived && views}
        />
      )}
      <UnitSheet unitId={search.unit} onClose={() => change({ unit: undefined, page: search.page })} />
    </>
  )
}

/** Arrears over all properties; undefined if they do not fit one page. */
function useArrears({ id, property_count }: Estate): number | undefined {
  const { data } = useQuery(propertiesQuery({ estate_id: id, limit: 100 }))
  if (data?.data.length !== property_count) return undefined
  return data.data.reduce((sum, { debt }) => sum + debt.arrears, 0)
}
