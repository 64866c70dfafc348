import type { MaintenanceRequest, RequestFigures } from '@gida/contract/domains/maintenance/request'
import { CATEGORIES, PRIORITIES } from '@gida/contract/domains/maintenance/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { maintenance as words } from '#words/maintenance'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { wholeDays } from '../clock-words.ts'
import { AgeTable } from '../parts/AgeTable.tsx'
import { ClockText } from '../parts/ClockText.tsx'
import { MaintenanceTabs } from '../parts/MaintenanceTabs.tsx'
import { PriorityMark } from '../parts/PriorityMark.tsx'
import { placeOf } from '../parts/place-of.ts'
import { RequestContext } from '../parts/RequestContext.tsx'
import { RequestPill } from '../parts/RequestPill.tsx'
import { UnsentReports } from '../parts/UnsentReports.tsx'
import { figuresQuery, requestsQuery } from '../queries.ts'
import { readRequestsSearch, SHOWN } from '../search.ts'

const requestsScreen = getRouteApi('/signed-in/frame/dashboard/maintenance')

const COLUMNS: Column<MaintenanceRequest>[] = [
  {
    id: 'request',
    head: words.columns.request,
    cell: (request) => (
      <>
        <span className="block font-semibold wrap-anywhere">{request.title}</span>
        <span className="block text-small text-ink-soft">
          {placeOf(request)}
          {request.reports > 1 && ` · ${words.reports(request.reports)}`}
        </span>
      </>
    ),
  },
  {
    id: 'priority',
    head: words.columns.priority,
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  { id: 'doer', head: words.columns.doer, cell: ({ assignee_name }) => assignee_name ?? words.nobody },
  { id: 'clock', head: words.columns.clock, cell: (request) => <ClockText request={request} /> },
  {
    id: 'open',
    head: words.columns.open,
    cell: ({ created_at }) => <span className="whitespace-nowrap">{words.days(wholeDays(created_at))}</span>,
  },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <RequestPill status={status} /> },
]

const FILTERS = [
  {
    field: 'shown' as const,
    label: words.which,
    all: words.shown.OPEN,
    options: SHOWN.filter((one) => one !== 'OPEN').map((value) => ({ value, label: words.shown[value] })),
  },
  {
    field: 'priority' as const,
    label: words.columns.priority,
    all: words.anyPriority,
    options: [...PRIORITIES].reverse().map((value) => ({ value, label: words.priorities[value] })),
  },
  {
    field: 'category' as const,
    label: words.kind,
    all: words.anyCategory,
    options: CATEGORIES.map((value) => ({ value, label: words.categories[value] })),
  },
]

/** Requests, those past or near their deadline first. */
export function RequestsPage() {
  const search = requestsScreen.useSearch()
  const navigate = requestsScreen.useNavigate()
  const actor = useActor()
  const list = useQuery(requestsQuery(search))
  const figures = useQuery(figuresQuery(search.estate_id))
  const isStaff = actor.user.role !== 'TENANT'
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readRequestsSearch, motif: 'leaf' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        note={isStaff && figures.data && words.openNote(figures.data.open)}
        actions={
          hasPermission(actor, 'maintenance_write') && (
            <Button asChild icon="plus">
              <Link to="/dashboard/maintenance/new" search={{}}>
                {isStaff ? words.reportFor : words.report}
              </Link>
            </Button>
          )
        }
      />
      <MaintenanceTabs at="requests" />
      <RequestContext search={search} onClear={table.onQuery} />
      <div className="grid gap-4 md:gap-5">
        <UnsentReports />
        {isStaff && figures.data && <Figures of={figures.data} />}
        <DataTable<MaintenanceRequest>
          label={words.head}
          columns={COLUMNS}
          {...table}
          renderCard={(request) => (
            <CardLines
              title={request.title}
              second={placeOf(request)}
              date={<ClockText request={request} />}
              status={<RequestPill status={request.status} />}
            />
          )}
          rowLink={({ id }) => <Link to="/dashboard/maintenance/$id" params={{ id }} />}
          searchPlaceholder={words.search}
        />
        {isStaff && figures.data && figures.data.open > 0 && (
          <AgeTable of={figures.data.by_age} estateId={search.estate_id} />
        )}
      </div>
    </>
  )
}

function Figures({ of: { open, late, to_confirm, answer, fix } }: { of: RequestFigures }) {
  const { stats } = words
  return (
    <StatBand>
      <Stat
        label={stats.open}
        figure={open}
        note={stats.late(late)}
        tone={late > 0 ? 'late' : undefined}
        link={<Link to="/dashboard/maintenance" search={{}} />}
      />
      <Stat
        label={stats.confirm}
        figure={to_confirm}
        note={stats.confirmNote}
        link={<Link to="/dashboard/maintenance" search={{ shown: 'TO_CONFIRM' }} />}
      />
      <Stat
        label={stats.answer}
        figure={answer.median_minutes === null ? stats.none : words.minutes(answer.median_minutes)}
        note={stats.answerNote(answer.in_time)}
        alone="rate"
      />
      <Stat
        label={stats.fix}
        figure={fix.median_hours === null ? stats.more : words.hours(fix.median_hours)}
        note={stats.fixNote}
        alone="rate"
      />
    </StatBand>
  )
}
