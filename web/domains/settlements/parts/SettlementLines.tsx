import type { SettlementLine } from '@gida/contract/domains/settlements/settlement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { settlementLinesQuery } from '../queries.ts'
import { readPageSearch } from '../search.ts'

const settlementScreen = getRouteApi('/signed-in/frame/dashboard/payments/settlements/$id')

const words = settlements.one
const { reasons } = settlements.differences

const LineState = ({ line }: { line: SettlementLine }) =>
  line.reasons.length === 0 ? (
    <Pill tone="in" icon="ok">
      {words.fits}
    </Pill>
  ) : (
    <Pill tone="wait" icon="warning">
      {line.reasons.map((reason) => reasons[reason]).join(', ')}
    </Pill>
  )

/** The reported amount, and the ledger's below it where it differs. */
const Compared = ({ reported, expected }: { reported: number | null; expected: number | null }) => (
  <span className="block">
    <span className="block">{reported === null ? '' : <Money kobo={reported} />}</span>
    {expected !== null && reported !== null && expected !== reported && (
      <span className="block text-small text-overdue">{words.expected(formatNaira(expected, 'short'))}</span>
    )}
  </span>
)

const COLUMNS: Column<SettlementLine>[] = [
  {
    id: 'payment',
    head: words.columns.payment,
    cell: (line) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[240px] font-semibold">{line.tenant_name ?? line.reference}</span>
        <span className="mono block text-small text-ink-soft">{line.reference}</span>
      </span>
    ),
  },
  {
    id: 'paid',
    head: words.columns.paid,
    align: 'end',
    cell: (line) => <Compared reported={line.reported_amount} expected={line.expected_amount} />,
  },
  {
    id: 'fees',
    head: words.columns.fees,
    align: 'end',
    cell: (line) => <Compared reported={line.reported_fees} expected={line.expected_fees} />,
  },
  {
    id: 'booked',
    head: words.columns.booked,
    align: 'end',
    cell: ({ booked }) => <Money kobo={booked} />,
  },
  { id: 'state', head: words.columns.state, cell: (line) => <LineState line={line} /> },
]

/** The lines of a settlement, compared with the ledger. */
export function SettlementLines({ id }: { id: string }) {
  const search = settlementScreen.useSearch()
  const navigate = settlementScreen.useNavigate()
  const list = useQuery(settlementLinesQuery(id, search))
  return (
    <DataTable<SettlementLine>
      label={words.linesTitle}
      noun={words.noun}
      columns={COLUMNS}
      {...listOf(list)}
      rowId={({ reference }) => reference}
      query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
      onQuery={(next) =>
        void navigate({ search: (old) => readPageSearch({ ...old, page: undefined, ...next }) })
      }
      renderCard={(line) => (
        <CardLines
          title={line.tenant_name ?? line.reference}
          value={<Money kobo={line.booked} />}
          second={<span className="mono">{line.reference}</span>}
          date={<Compared reported={line.reported_amount} expected={line.expected_amount} />}
          status={<LineState line={line} />}
        />
      )}
      loadingText={settlements.loading}
      empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
    />
  )
}
