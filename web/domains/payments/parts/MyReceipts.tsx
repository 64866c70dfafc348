import type { MyMoney } from '@gida/contract/domains/payments/own-money'
import { Link } from '@tanstack/react-router'
import { formatDay, lagosDay } from '../../../platform/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { CardBody } from '../../../ui/CardBody.tsx'
import { CardHead } from '../../../ui/CardHead.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { ownMoney } from '../../../words/en/own-money.ts'

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
