import type { RecurringRevenue as Recurring } from '@gida/contract/domains/subscriptions/invoice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subscriptions } from '#words/subscriptions'
import { formatNaira, monthTitle } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { recurringQuery } from '../queries.ts'

const words = subscriptions.recurring
const COLUMNS = ['opening', 'fresh', 'expansion', 'reactivation', 'contraction', 'churn', 'closing'] as const

/** Monthly recurring revenue, its changes, and the invoices. */
export const RecurringRevenue = () => (
  <Card className="mt-4">
    <CardHead
      wraps
      title={words.title}
      end={
        <>
          <Button kind="second" size="small" asChild>
            <Link to="/dashboard/admin/plans">{subscriptions.plans.title}</Link>
          </Button>
          <Button kind="second" size="small" asChild>
            <Link to="/dashboard/admin/invoices">{subscriptions.invoices.look}</Link>
          </Button>
        </>
      }
    />
    <CardBody className="pt-0 text-ink-soft">{words.note}</CardBody>
    <Loaded bare of={useQuery(recurringQuery)} loading={words.loading}>
      {(found) => <Figures of={found} />}
    </Loaded>
  </Card>
)

function Figures({ of: { mrr, paying, invoices, provider_fees, to_look_at, months } }: { of: Recurring }) {
  const shown = months.filter(({ opening, closing }) => opening > 0 || closing > 0)
  const sums = [
    ['open', 'OPEN'],
    ['overdue', 'OVERDUE'],
    ['paid', 'PAID'],
  ] as const
  return (
    <CardBody className="grid gap-4 pt-0">
      {to_look_at > 0 && <Banner tone="wait">{words.toLookAt(to_look_at)}</Banner>}
      <StatBand>
        <Stat
          alone="rows-below"
          label={words.mrr}
          figure={<Money kobo={mrr} />}
          note={words.paying(paying)}
        />
        {sums.map(([name, state]) => (
          <Stat
            key={name}
            label={words[name]}
            figure={<Money kobo={invoices[name].amount} />}
            note={words.count(invoices[name].count)}
            link={<Link to="/dashboard/admin/invoices" search={{ state }} />}
          />
        ))}
      </StatBand>
      <p className="text-ink-soft">
        {words.fees}: <Money kobo={provider_fees} />
      </p>
      {shown.length === 0 ? (
        <EmptyState small title={words.none}>
          {words.noneNote}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={words.moves}
          heads={[
            { label: words.columns.month },
            ...COLUMNS.map((column) => ({ label: words.columns[column], end: true })),
          ]}
          cards={[...shown].reverse().map((moved) => (
            <Row
              key={moved.month}
              title={monthTitle(moved.month)}
              note={COLUMNS.slice(1, -1)
                .filter((column) => moved[column] !== 0)
                .map((column) => `${words.columns[column]} ${formatNaira(moved[column])}`)
                .join(', ')}
              value={<Money kobo={moved.closing} />}
            />
          ))}
        >
          {[...shown].reverse().map((moved) => (
            <tr key={moved.month}>
              <td className="whitespace-nowrap">{monthTitle(moved.month)}</td>
              {COLUMNS.map((column) => (
                <td key={column} className="text-end">
                  <Money kobo={moved[column]} />
                </td>
              ))}
            </tr>
          ))}
        </SimpleTable>
      )}
    </CardBody>
  )
}
