import type { Payment } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { formatInstant, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { PaymentPill } from './PaymentPill.tsx'

const words = payments.columns

const typeName = (payment: Payment) => typeNames[payment.transaction_type] ?? payment.transaction_type

/** The amount, with what was refunded of it. */
function Amount({ of: { amount, refunded_amount, status } }: { of: Payment }) {
  if (refunded_amount === 0 || status !== 'COMPLETED') return <Money kobo={amount} />
  return (
    <>
      <Money kobo={amount} />
      <span className="block text-small font-normal text-ink-soft">
        {words.wentBack(formatNaira(refunded_amount, 'short'))}
      </span>
    </>
  )
}

/** For a tenant the column shows the unit instead of their own name. */
const columnsNaming = (nameOf: (payment: Payment) => string): Column<Payment>[] => [
  {
    id: 'reference',
    head: words.reference,
    cell: (payment) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[230px] font-semibold" title={nameOf(payment)}>
          {nameOf(payment)}
        </span>
        <span className="mono block text-small text-ink-soft">{payment.reference}</span>
      </span>
    ),
  },
  { id: 'type', head: words.type, cell: typeName },
  {
    id: 'amount',
    head: words.amount,
    align: 'end',
    sortable: true,
    cell: (payment) => <Amount of={payment} />,
  },
  { id: 'status', head: words.status, cell: (payment) => <PaymentPill status={payment.status} /> },
  {
    id: 'created_at',
    head: words.date,
    sortable: true,
    descFirst: true,
    cell: (payment) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatInstant(payment.created_at)}</span>
    ),
  },
]

export const tenantNameOf = (payment: Payment) => payment.tenant_name
export const unitNameOf = (payment: Payment) => payment.property_unit
export const columnsForStaff = columnsNaming(tenantNameOf)
export const columnsForTenant = columnsNaming(unitNameOf)

export function PaymentCard({ payment, name }: { payment: Payment; name: string }) {
  return (
    <CardLines
      title={name}
      value={<Amount of={payment} />}
      second={
        <>
          {typeName(payment)} · <span className="mono">{payment.reference}</span>
        </>
      }
      date={formatInstant(payment.created_at)}
      status={<PaymentPill status={payment.status} />}
    />
  )
}
