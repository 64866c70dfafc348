import { NOTICE_KINDS, NOTICE_STATES } from '@gida/contract/domains/notices/kinds'
import type { Notice } from '@gida/contract/domains/notices/notice'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { noticeDesk } from '#words/notice-desk'
import { notices as words } from '#words/notices'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TenantTabs } from '../../leases/index.ts'
import { NoticePill } from '../parts/NoticePill.tsx'
import { noticesQuery } from '../queries.ts'
import { readNoticesSearch } from '../search.ts'

const listScreen = getRouteApi('/signed-in/frame/dashboard/notices')

const whoOf = ({ tenant_name, unit_name }: Notice) => words.of(tenant_name, unit_name)
const dayOf = ({ ends_on }: Notice) => (ends_on ? formatDay(ends_on) : '')

const COLUMNS: Column<Notice>[] = [
  { id: 'who', head: noticeDesk.columns.who, cell: whoOf },
  { id: 'kind', head: noticeDesk.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'day', head: noticeDesk.columns.day, cell: dayOf },
  { id: 'state', head: noticeDesk.columns.state, cell: ({ state }) => <NoticePill state={state} /> },
]

const FILTERS = [
  {
    field: 'kind' as const,
    ...{ label: noticeDesk.kind, all: noticeDesk.anyKind },
    options: NOTICE_KINDS.map((value) => ({ value, label: words.kinds[value] })),
  },
  {
    field: 'state' as const,
    ...{ label: noticeDesk.state, all: noticeDesk.anyState },
    options: NOTICE_STATES.map((value) => ({ value, label: words.states[value] })),
  },
]

/** Notices, the newest first. */
export function NoticesPage() {
  const search = listScreen.useSearch()
  const navigate = listScreen.useNavigate()
  const list = useQuery(noticesQuery(search))
  const table = addressedList({
    ...{
      list,
      search,
      words: noticeDesk,
      filters: FILTERS,
      read: readNoticesSearch,
      motif: 'frame' as const,
    },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead title={words.title} />
      <TenantTabs at="notices" />
      <DataTable<Notice>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(notice) => (
          <CardLines
            title={whoOf(notice)}
            second={words.kinds[notice.kind]}
            date={dayOf(notice)}
            status={<NoticePill state={notice.state} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/notices/$id" params={{ id }} />}
      />
    </>
  )
}
