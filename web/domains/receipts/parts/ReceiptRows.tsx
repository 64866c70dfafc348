import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'

/** A tenant's receipts, each with a link. */
export const ReceiptRows = ({ receipts }: Pick<TenantAccount, 'receipts'>) => (
  <Rows>
    {receipts.map((receipt) => (
      <Row
        key={receipt.id}
        icon="receipt"
        tone={receipt.status === 'VOIDED' ? 'refund' : 'in'}
        strong={false}
        title={receipt.description}
        note={<span className="whitespace-nowrap">{receipt.number}</span>}
        value={<Money kobo={receipt.amount} />}
        valueNote={formatDay(lagosDay(new Date(receipt.issued_at)))}
        link={<Link to="/dashboard/receipts/$id" params={{ id: receipt.id }} />}
      />
    ))}
  </Rows>
)
