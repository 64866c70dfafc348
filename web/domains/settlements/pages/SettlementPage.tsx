import type { SettlementDetail, SettlementLine } from '@gida/contract/domains/settlements/settlement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { formatDay, formatNaira, formatWhen } from '../../../platform/format.ts'
import { Loaded } from '../../../platform/Loaded.tsx'
import { listOf } from '../../../platform/list-of.ts'
import { PAGE_SIZE } from '../../../platform/search.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { ReconciliationPill } from '../parts/ReconciliationPill.tsx'
import { settlementLinesQuery, settlementQuery } from '../queries.ts'
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

/** A figure of the report, and beneath it that of the books where it is another. */
const Compared = ({ reported, expected }: { reported: number | null; expected: number | null }) => (
  <span className="block">
    <span className="block">{reported === null ? '' : <Money kobo={reported} kind="short" />}</span>
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
    cell: ({ booked }) => <Money kobo={booked} kind="short" />,
  },
  { id: 'state', head: words.columns.state, cell: (line) => <LineState line={line} /> },
]

/** One settlement, line by line beside the books. */
export function SettlementPage() {
  const { id } = settlementScreen.useParams()
  const answer = useQuery(settlementQuery(id))
  const { data } = answer
  return (
    <>
      <PageHead
        title={data ? words.title(formatDay(data.settled_on)) : words.frame}
        note={data && `${data.landlord_name ?? settlements.list.to[data.to]} · ${data.estate_name}`}
        crumb={<Link to="/dashboard/payments/settlements">{words.crumb}</Link>}
      />
      <Loaded of={answer} loading={settlements.loading}>
        {(data) => (
          <div className="grid gap-4 md:gap-5">
            <Sums settlement={data} />
            <Lines id={id} />
            {data.deductions.length > 0 && <Deductions settlement={data} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

const Sums = ({ settlement }: { settlement: SettlementDetail }) => (
  <Card>
    <CardBody className="grid gap-3 pt-4 md:pt-5">
      <div>
        <ReconciliationPill count={settlement.open_differences} />
      </div>
      <DescriptionList>
        <DescriptionItem label={words.booked}>
          <Money kobo={settlement.booked} />
        </DescriptionItem>
        {settlement.deducted > 0 && (
          <DescriptionItem label={words.deducted}>
            <Money kobo={-settlement.deducted} />
          </DescriptionItem>
        )}
        <DescriptionItem label={words.amount} sum>
          <Money kobo={settlement.amount} />
        </DescriptionItem>
      </DescriptionList>
    </CardBody>
  </Card>
)

function Lines({ id }: { id: string }) {
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
          value={<Money kobo={line.booked} kind="short" />}
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

const Deductions = ({ settlement }: { settlement: SettlementDetail }) => (
  <Card aria-labelledby="deductions">
    <CardHead title={words.deductions} id="deductions" />
    <Rows>
      {settlement.deductions.map((one) => (
        <Row
          key={`${one.at}${one.amount}${one.memo}`}
          title={one.memo || words.deduction}
          note={formatWhen(one.at)}
          value={<Money kobo={-one.amount} kind="short" />}
        />
      ))}
    </Rows>
  </Card>
)
