import type { Inspection } from '@gida/contract/domains/inspections/inspection'
import { INSPECTION_KINDS } from '@gida/contract/domains/inspections/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections as words } from '#words/inspections'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { MaintenanceTabs } from '../../maintenance/index.ts'
import { InspectionPill } from '../parts/InspectionPill.tsx'
import { inspectionsQuery } from '../queries.ts'
import { readInspectionsSearch } from '../search.ts'

const listScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/inspections')

const placeOf = ({ unit_name, property_name }: Inspection) => words.place(unit_name, property_name)
const dayOf = ({ sealed_at, created_at }: Inspection) =>
  formatDay(lagosDay(new Date(sealed_at ?? created_at)))

const COLUMNS: Column<Inspection>[] = [
  {
    id: 'place',
    head: words.columns.place,
    cell: (report) => (
      <>
        <span className="block font-semibold">{placeOf(report)}</span>
        <span className="block text-small text-ink-soft">{report.tenant_name}</span>
      </>
    ),
  },
  { id: 'kind', head: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'by', head: words.columns.by, cell: ({ made_by }) => made_by },
  { id: 'day', head: words.columns.day, cell: dayOf },
  { id: 'worse', head: words.columns.worse, cell: ({ worse }) => worse, align: 'end' },
  { id: 'state', head: words.columns.state, cell: (report) => <InspectionPill of={report} /> },
]

const FILTERS = [
  {
    field: 'kind' as const,
    label: words.kind,
    all: words.anyKind,
    options: INSPECTION_KINDS.map((value) => ({ value, label: words.kinds[value] })),
  },
  {
    field: 'status' as const,
    label: words.status,
    all: words.anyStatus,
    options: (['DRAFT', 'SEALED', 'CLOSED'] as const).map((value) => ({
      value,
      label: words.statuses[value],
    })),
  },
]

/** Condition reports, newest first. */
export function InspectionsPage() {
  const search = listScreen.useSearch()
  const navigate = listScreen.useNavigate()
  const actor = useActor()
  const list = useQuery(inspectionsQuery(search))
  const mayBegin = hasPermission(actor, 'maintenance_write') && actor.user.role !== 'TENANT'
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readInspectionsSearch, motif: 'leaf' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          mayBegin && (
            <Button asChild icon="plus">
              <Link to="/dashboard/maintenance/inspections/new" search={{}}>
                {inspectionDesk.begin}
              </Link>
            </Button>
          )
        }
      />
      <MaintenanceTabs at="inspections" />
      <DataTable<Inspection>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(report) => (
          <CardLines
            title={placeOf(report)}
            second={[words.kinds[report.kind], report.tenant_name].filter(Boolean).join(', ')}
            date={dayOf(report)}
            status={<InspectionPill of={report} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/maintenance/inspections/$id" params={{ id }} />}
      />
    </>
  )
}
