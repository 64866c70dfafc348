import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { formatDay, lagosDay } from '../../../platform/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { CardBody } from '../../../ui/CardBody.tsx'
import { CardHead } from '../../../ui/CardHead.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { analytics } from '../../../words/en/analytics.ts'

const words = analytics.home

export function RecentReceipts({ home: { receipts, receipt_count } }: { home: TenantDashboard }) {
  return (
    <Card aria-labelledby="receipts">
      <CardHead
        title={words.receipts}
        id="receipts"
        end={
          receipt_count > 0 && (
            <Link to="/dashboard/payments/receipts">{words.allReceipts(receipt_count)}</Link>
          )
        }
      />
      {receipts.length === 0 && <CardBody className="text-ink-soft">{words.noReceipts}</CardBody>}
      <Rows>
        {receipts.map((receipt) => (
          <Row
            key={receipt.id}
            icon="receipt"
            tone={receipt.status === 'VOIDED' ? 'refund' : 'in'}
            strong={false}
            title={receipt.description}
            note={<span className="whitespace-nowrap">{receipt.number}</span>}
            value={<Money kobo={receipt.amount} kind="short" />}
            valueNote={formatDay(lagosDay(new Date(receipt.issued_at)))}
            link={<Link to="/dashboard/receipts/$id" params={{ id: receipt.id }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
