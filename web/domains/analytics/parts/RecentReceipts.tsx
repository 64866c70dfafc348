import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { tenantHome as words } from '#words/tenant-home'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ReceiptRows } from '../../receipts/index.ts'

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
      <ReceiptRows receipts={receipts} />
    </Card>
  )
}
