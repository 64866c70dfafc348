import type { Waiver } from '@gida/contract/domains/charges/waiver'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { refunds } from '#words/refunds'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, formatNaira, lagosDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { UndoWaiver } from '../forms/UndoWaiver.tsx'
import { waiversQuery } from '../queries.ts'
import { readWaiverSearch } from '../search.ts'

const waiversScreen = getRouteApi('/signed-in/frame/dashboard/payments/waivers')

const words = refunds.waivers

/** Waivers and write-offs with author and reason, and how to reverse them. */
export function WaiversPage() {
  const search = waiversScreen.useSearch()
  const navigate = waiversScreen.useNavigate()
  const list = useQuery(waiversQuery(search))
  const [undone, setUndone] = useState<Waiver | null>(null)
  return (
    <>
      <MoneyHead at="waivers" title={words.title} note={words.note} />
      <DataTable<Waiver>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(waiver) => waiver.id}
        query={{ page: search.page ?? 1, limit: PAGE_SIZE }}
        onQuery={(next) => void navigate({ search: (old) => readWaiverSearch({ ...old, ...next }) })}
        renderCard={(waiver) => <WaiverCard waiver={waiver} />}
        rowMenu={(waiver) =>
          waiver.can.undo ? [{ label: words.undo, icon: 'undo', onSelect: () => setUndone(waiver) }] : []
        }
        rowMenuLabel={(waiver) => words.actionsFor(waiver.tenant_name)}
        loadingText={words.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
      {undone && <UndoWaiver waiver={undone} onDone={() => setUndone(null)} />}
    </>
  )
}

const KindPill = ({ waiver: { kind, undone_at } }: { waiver: Waiver }) => (
  <StatusPill status={undone_at ? 'REFUNDED' : kind === 'WAIVER' ? 'WAIVED' : 'FAILED'}>
    {undone_at ? words.undone : words.kinds[kind]}
  </StatusPill>
)

const givenOn = ({ created_at }: Waiver) => formatDay(lagosDay(new Date(created_at)))

/** What happened to it since, as texts. */
const sinceThen = ({ recovered_amount, lapsed_amount }: Waiver): string[] => [
  ...(recovered_amount > 0 ? [words.recovered(formatNaira(recovered_amount, 'short'))] : []),
  ...(lapsed_amount > 0 ? [words.lapsed(formatNaira(lapsed_amount, 'short'))] : []),
]

const COLUMNS: Column<Waiver>[] = [
  {
    id: 'tenant',
    head: words.columns.tenant,
    cell: ({ tenant_name, unit_name }) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[230px] font-semibold">{tenant_name}</span>
        <span className="block text-small text-ink-soft">{unit_name}</span>
      </span>
    ),
  },
  { id: 'what', head: words.columns.what, cell: ({ charge_description }) => charge_description },
  {
    id: 'reason',
    head: words.columns.reason,
    cell: ({ reason, created_by_name }) => (
      <span className="block min-w-0">
        {reason}
        {created_by_name && (
          <span className="block text-small text-ink-soft">{words.by(created_by_name)}</span>
        )}
      </span>
    ),
  },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: (waiver) => (
      <>
        <Money kobo={waiver.amount} />
        {sinceThen(waiver).map((line) => (
          <span key={line} className="block text-small text-ink-soft">
            {line}
          </span>
        ))}
      </>
    ),
  },
  { id: 'kind', head: words.columns.kind, cell: (waiver) => <KindPill waiver={waiver} /> },
  {
    id: 'date',
    head: words.columns.date,
    cell: (waiver) => <span className="text-small whitespace-nowrap text-ink-soft">{givenOn(waiver)}</span>,
  },
]

const WaiverCard = ({ waiver }: { waiver: Waiver }) => (
  <CardLines
    title={waiver.tenant_name || waiver.charge_description}
    value={<Money kobo={waiver.amount} />}
    second={[waiver.charge_description, waiver.reason, ...sinceThen(waiver)].join(' · ')}
    date={givenOn(waiver)}
    status={<KindPill waiver={waiver} />}
  />
)
