import type { Property } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { collections } from '#words/collections'
import { estates } from '#words/estates'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { HistoryOf } from '../../users/index.ts'
import { Building } from '../parts/property/Building.tsx'
import { PropertyActions } from '../parts/property/PropertyActions.tsx'
import { PropertyBand } from '../parts/property/PropertyBand.tsx'
import { UnitSheet } from '../parts/unit/UnitSheet.tsx'
import { UnitsTable } from '../parts/unit/UnitsTable.tsx'
import { buildingQuery, propertyQuery } from '../queries.ts'
import { readPropertySearch } from '../search.ts'
import { DocumentsOf, PropertyPayments } from '../slots.ts'

const propertyScreen = getRouteApi('/signed-in/frame/dashboard/properties/$id')

const words = estates.property
const VIEWS = [
  { value: 'building', label: words.building },
  { value: 'list', label: words.list },
  { value: 'payments', label: collections.paymentsOf.tab },
]

/** One property: key figures, and its units as a building or a list. */
export function PropertyPage() {
  const { id } = propertyScreen.useParams()
  const answer = useQuery(propertyQuery(id))
  const { data: property } = answer
  useTitle(property?.name)

  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/properties">{words.crumb}</Link>}
        title={property?.name ?? estates.properties.title}
        note={property && [property.address, property.landlord_name].filter(Boolean).join(' · ')}
        actions={property && <PropertyActions property={property} />}
        wraps
      />
      <Loaded of={answer} missing={estates.notFound} loading={words.loading}>
        {(property) => <Shown property={property} />}
      </Loaded>
    </>
  )
}

function Shown({ property }: { property: Property }) {
  const search = propertyScreen.useSearch()
  const navigate = propertyScreen.useNavigate()
  const { show, unit, ...list } = search
  const known = useQuery(buildingQuery(property.id)).data?.find((one) => one.id === unit)
  const change = (next: Record<string, unknown>, keepsScroll = true) =>
    void navigate({
      search: (old) => readPropertySearch({ ...old, page: undefined, ...next }),
      resetScroll: !keepsScroll,
    })
  const view = (
    <Segmented
      label={words.showAs}
      options={VIEWS}
      value={show ?? 'building'}
      onChange={(next) => change({ show: next, page: undefined })}
    />
  )
  return (
    <div className="grid gap-4 md:gap-5">
      {property.archived_at && (
        <Banner tone="info" title={words.archived}>
          {words.archivedNote}
        </Banner>
      )}
      <PropertyBand property={property} />
      {show === 'payments' ? (
        <section className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2>{collections.paymentsOf.tab}</h2>
            {view}
          </div>
          <PropertyPayments
            kind="property"
            id={property.id}
            page={search.page}
            onPage={(page) => change({ page })}
          />
        </section>
      ) : show === 'list' ? (
        <section className="grid gap-3">
          <div className="flex items-center justify-between">
            <h2>{words.units}</h2>
            {view}
          </div>
          <UnitsTable
            of={{ property_id: property.id, ...(property.archived_at && { archived: 'true' }) }}
            search={list}
            keeps={{ show }}
            onSearch={change}
            arrears={property.debt.arrears}
          />
        </section>
      ) : (
        <Card aria-labelledby="units">
          <CardHead title={words.units} id="units" end={view} wraps />
          <Building property={property} chosen={unit} onChoose={(next) => change({ unit: next })} />
        </Card>
      )}
      <DocumentsOf type="property" id={property.id} name={property.name} />
      <HistoryOf type="property" id={property.id} />
      <UnitSheet unitId={unit} known={known} onClose={() => change({ unit: undefined, page: search.page })} />
    </div>
  )
}
