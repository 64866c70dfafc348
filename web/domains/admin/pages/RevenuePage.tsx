import type { PlatformRevenue } from '@gida/contract/domains/admin/revenue'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { revenue as words } from '#words/revenue'
import { formatDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { RecurringRevenue } from '../../subscriptions/index.ts'
import { RecordRevenue } from '../forms/RecordRevenue.tsx'
import { MonthBars } from '../parts/MonthBars.tsx'
import { revenueQuery } from '../queries.ts'

/** The platform's own revenue, from ledger entries. */
export function RevenuePage() {
  const answer = useQuery(revenueQuery)
  const canRecord = hasPermission(useActor(), 'platform_write')
  const [isRecording, setRecording] = useState(false)
  const head = (
    <PageHead
      crumb={<Link to="/dashboard">{words.crumb}</Link>}
      title={words.title}
      note={words.note}
      actions={
        canRecord && (
          <Button icon="plus" onClick={() => setRecording(true)}>
            {words.record}
          </Button>
        )
      }
      wraps
    />
  )
  return (
    <>
      <Loaded of={answer} head={head} loading={words.loading}>
        {(found) => (
          <>
            {head}
            <StatBand>
              <Stat
                alone="rows-below"
                label={words.total}
                figure={<Money kobo={found.total} kind="short" />}
              />
              {found.by_source.map(({ source, amount }) => (
                <Stat
                  key={source}
                  alone="rows-below"
                  label={words.sources[source]}
                  figure={<Money kobo={amount} kind="short" />}
                />
              ))}
            </StatBand>
            <RecurringRevenue />
            {found.latest.length > 0 && (
              <Card className="mt-4">
                <MonthBars
                  title={words.chart}
                  amountLabel={words.amount}
                  monthLabel={words.month}
                  months={found.by_month}
                />
              </Card>
            )}
            <Entries entries={found.latest} />
          </>
        )}
      </Loaded>
      {isRecording && <RecordRevenue onClose={() => setRecording(false)} />}
    </>
  )
}

function Entries({ entries }: { entries: PlatformRevenue['latest'] }) {
  const { columns } = words
  if (entries.length === 0) return <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
  return (
    <Card className="mt-4">
      <CardHead title={words.entries} />
      <SimpleTable
        caption={words.entries}
        heads={[
          ...[columns.day, columns.source, columns.note, columns.by].map((label) => ({ label })),
          { label: columns.amount, end: true },
        ]}
        cards={entries.map(({ id, received_on, source, note, amount }) => (
          <Row
            key={id}
            title={note}
            note={`${words.sources[source]} · ${formatDay(received_on)}`}
            value={<Money kobo={amount} />}
          />
        ))}
      >
        {entries.map(({ id, received_on, source, estate_name, note, amount, recorded_by_name }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">{formatDay(received_on)}</td>
            <td>{words.sources[source]}</td>
            <td className="wrap-anywhere">{estate_name ? `${estate_name}: ${note}` : note}</td>
            <td>{recorded_by_name ?? words.byInvoice}</td>
            <td className="text-end">
              <Money kobo={amount} />
            </td>
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
