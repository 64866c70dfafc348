import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import { Link } from '@tanstack/react-router'
import { ownMoney } from '#words/own-money'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ReceiptRows } from '../../receipts/index.ts'

const words = ownMoney.receipts

/** The last receipts. */
export const MyReceipts = ({ money: { receipts } }: { money: MyMoney }) => (
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
