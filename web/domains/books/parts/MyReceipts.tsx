import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { tenantAccount } from '#words/tenant-account'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ReceiptRows } from '../../receipts/index.ts'

const words = tenantAccount.receipts

/** The latest receipts. */
export const MyReceipts = ({ money: { receipts } }: { money: TenantAccount }) => (
  <Card aria-labelledby="my-receipts">
    <CardHead
      title={words.title}
      id="my-receipts"
      end={receipts.length > 0 && <Link to="/dashboard/payments/receipts">{words.all}</Link>}
    />
    {receipts.length === 0 && <CardBody className="text-ink-soft">{words.none}</CardBody>}
    <ReceiptRows receipts={receipts} />
  </Card>
)
