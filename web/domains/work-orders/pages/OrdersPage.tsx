import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import type { WorkOrder } from '@gida/contract/domains/work-orders/order'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { maintenance } from '#words/maintenance'
import { work as words } from '#words/work'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { MaintenanceTabs, PriorityMark } from '../../maintenance/index.ts'
import { LimitsForm } from '../forms/LimitsForm.tsx'
import { OrderPill } from '../parts/OrderPill.tsx'
import { placeOf } from '../parts/place-of.ts'
import { ordersQuery } from '../queries.ts'
import { readOrdersSearch, SHOWN } from '../search.ts'

const ordersScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/orders')

const doerOf = ({ assignee_name, vendor_name, quotes, status }: WorkOrder) =>
  assignee_name ?? vendor_name ?? (status === 'QUOTING' ? words.quotes(quotes) : words.nobody)

const Due = ({ of: { due_on, is_late } }: { of: WorkOrder }) => (
  <span className={is_late ? 'whitespace-nowrap text-overdue' : 'whitespace-nowrap'}>
    {due_on ? formatDay(due_on) : words.noDay}
    {is_late && `, ${words.late}`}
  </span>
)

const Cost = ({ of: { approved_amount, estimate } }: { of: WorkOrder }) => {
  const kobo = approved_amount ?? estimate
  return kobo === null ? null : <Money kobo={kobo} kind="short" />
}

const COLUMNS: Column<WorkOrder>[] = [
  {
    id: 'order',
    head: words.columns.order,
    cell: (order) => (
      <>
        <span className="block font-semibold wrap-anywhere">{order.title}</span>
        <span className="block text-small text-ink-soft">{placeOf(order)}</span>
      </>
    ),
  },
  {
    id: 'priority',
    head: words.columns.priority,
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  { id: 'doer', head: words.columns.doer, cell: doerOf },
  { id: 'due', head: words.columns.due, cell: (order) => <Due of={order} /> },
  { id: 'cost', head: words.columns.cost, align: 'end', cell: (order) => <Cost of={order} /> },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <OrderPill status={status} /> },
]

const FILTERS = [
  {
    field: 'shown' as const,
    label: words.which,
    all: words.shown.OPEN,
    options: SHOWN.filter((one) => one !== 'OPEN').map((value) => ({ value, label: words.shown[value] })),
  },
  {
    field: 'category' as const,
    label: words.kind,
    all: words.anyCategory,
    options: CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] })),
  },
]

/** Work orders, earliest deadline first. */
export function OrdersPage() {
  const search = ordersScreen.useSearch()
  const navigate = ordersScreen.useNavigate()
  const actor = useActor()
  const list = useQuery(ordersQuery(search))
  const [isSetting, setSetting] = useState(false)
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readOrdersSearch, motif: 'leaf' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={maintenance.title}
        actions={
          <>
            {hasPermission(actor, 'estate_write') && search.estate_id && (
              <Button kind="second" icon="sliders" onClick={() => setSetting(true)}>
                {words.acts.limits}
              </Button>
            )}
            <Button asChild icon="plus">
              <Link to="/dashboard/maintenance/orders/new" search={{}}>
                {words.make}
              </Link>
            </Button>
          </>
        }
      />
      <MaintenanceTabs at="orders" />
      <DataTable<WorkOrder>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(order) => (
          <CardLines
            title={order.title}
            second={placeOf(order)}
            value={<Cost of={order} />}
            date={<Due of={order} />}
            status={<OrderPill status={order.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/maintenance/orders/$id" params={{ id }} />}
        searchPlaceholder={words.search}
      />
      {isSetting && search.estate_id && (
        <LimitsForm estateId={search.estate_id} onClose={() => setSetting(false)} />
      )}
    </>
  )
}
