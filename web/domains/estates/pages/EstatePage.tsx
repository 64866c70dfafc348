import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Checklist } from '../parts/Checklist.tsx'
import { EstateActions } from '../parts/EstateActions.tsx'
import { EstateLinks } from '../parts/EstateLinks.tsx'
import { EstatePeople } from '../parts/EstatePeople.tsx'
import { EstateProperties } from '../parts/EstateProperties.tsx'
import { UnitSheet } from '../parts/UnitSheet.tsx'
import { UnitsTable } from '../parts/UnitsTable.tsx'
import { estateQuery } from '../queries.ts'
import { readUnitListSearch } from '../search.ts'

const estateScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id')

const words = estates.estate

/** One estate: what is still to set up, its properties and its units. */
export function EstatePage() {
  const { id } = estateScreen.useParams()
  const answer = useQuery(estateQuery(id))
  const { data: estate } = answer
  useTitle(estate?.name)

  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/estates">{words.crumb}</Link>}
        title={estate?.name ?? estates.list.title}
        note={estate && words.place(estate.address, estate.lga, estate.state)}
        actions={
          estate && (
            <>
              <StatusPill status={estate.status}>{estates.statuses[estate.status]}</StatusPill>
              <EstateActions estate={estate} />
            </>
          )
        }
        wraps
      />
      <Loaded of={answer} missing={estates.notFound} denied={estates.denied} loading={estates.list.loading}>
        {(estate) => <Shown estate={estate} />}
      </Loaded>
    </>
  )
}

function Shown({ estate }: { estate: Estate }) {
  const search = estateScreen.useSearch()
  const navigate = estateScreen.useNavigate()
  const change = (next: Record<string, unknown>) =>
    void navigate({
      search: (old) => readUnitListSearch({ ...old, page: undefined, ...next }),
      resetScroll: false,
    })
  const isDraft = estate.status === 'DRAFT'
  const isArchived = estate.status === 'ARCHIVED'
  const checklist = !isArchived && <Checklist estate={estate} />
  const properties = <EstateProperties estate={estate} />
  const people = <EstatePeople estate={estate} />
  return (
    <>
      <div className="grid gap-4 md:gap-5">
        <EstateLinks id={estate.id} />
        {isArchived && <Banner tone="info">{words.archivedNote}</Banner>}
        <MainGrid
          aside={
            <>
              {isDraft ? properties : checklist}
              {people}
            </>
          }
        >
          {isDraft ? checklist : properties}
        </MainGrid>
        <section className="grid gap-3">
          <h2>{words.units}</h2>
          <UnitsTable
            of={{ estate_id: estate.id, ...(isArchived && { archived: 'true' }) }}
            search={search}
            onSearch={change}
          />
        </section>
      </div>
      <UnitSheet unitId={search.unit} onClose={() => change({ unit: undefined, page: search.page })} />
    </>
  )
}
