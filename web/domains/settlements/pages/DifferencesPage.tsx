import type { SettlementDifference } from '@gida/contract/domains/settlements/settlement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { QueueTable } from '../../../platform/screens/QueueTable.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { CloseDifference } from '../forms/CloseDifference.tsx'
import { differencesQuery } from '../queries.ts'
import { readDifferencesSearch } from '../search.ts'

const differencesScreen = getRouteApi('/signed-in/frame/dashboard/payments/settlements/differences')

const words = settlements.differences

const about = (one: SettlementDifference) =>
  [one.tenant_name, one.reference, one.estate_name].filter(Boolean).join(' · ')

const COLUMNS: Column<SettlementDifference>[] = [
  {
    id: 'what',
    head: words.columns.what,
    cell: (one) => (
      <TwoLines
        first={<span className="font-semibold">{words.reasons[one.reason]}</span>}
        second={about(one)}
      />
    ),
  },
  {
    id: 'expected',
    head: words.columns.expected,
    align: 'end',
    cell: ({ expected }) => <Money kobo={expected} />,
  },
  {
    id: 'reported',
    head: words.columns.reported,
    align: 'end',
    cell: ({ reported }) => <Money kobo={reported} />,
  },
  {
    id: 'found',
    head: words.columns.found,
    cell: ({ found_at }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatWhen(found_at)}</span>
    ),
  },
]

/** Mismatches between settlement reports and the ledger; each is closed by a person with a note. */
export function DifferencesPage() {
  const search = differencesScreen.useSearch()
  const navigate = differencesScreen.useNavigate()
  const list = useQuery(differencesQuery(search))
  const [closing, setClosing] = useState<SettlementDifference | null>(null)
  const change = (next: object) =>
    void navigate({ search: (old) => readDifferencesSearch({ ...old, page: undefined, ...next }) })
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/payments/settlements">{words.crumb}</Link>}
      />
      <QueueTable<SettlementDifference>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        search={search}
        show={{
          ...{ label: words.state, waiting: words.states.OPEN, value: search.state },
          done: { value: 'CLOSED', label: words.states.CLOSED },
        }}
        onShow={(state) => change({ state })}
        onQuery={change}
        renderCard={(one) => (
          <CardLines
            title={words.reasons[one.reason]}
            second={about(one)}
            date={formatWhen(one.found_at)}
            status={words.figures(formatNaira(one.expected, 'short'), formatNaira(one.reported, 'short'))}
          />
        )}
        renderMore={(one) => <More one={one} onClose={() => setClosing(one)} />}
        loadingText={settlements.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
      {closing && <CloseDifference difference={closing} onDone={() => setClosing(null)} />}
    </>
  )
}

const More = ({ one, onClose }: { one: SettlementDifference; onClose: () => void }) => (
  <div className="grid gap-3">
    <p className="text-ink-soft">{words.notes[one.reason]}</p>
    {one.note && <p>{words.closedBy(one.closed_by_name ?? words.byItself, one.note)}</p>}
    {one.can.close && (
      <div>
        <Button kind="second" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    )}
  </div>
)
