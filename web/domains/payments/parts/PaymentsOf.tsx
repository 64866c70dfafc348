import type { Payment } from '@gida/contract/domains/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { collections } from '#words/collections'
import { listOf } from '../../../platform/http/list-of.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { paymentsOfQuery } from '../queries.ts'
import {
  columnsForStaff,
  columnsForTenant,
  PaymentCard,
  tenantNameOf,
  unitNameOf,
} from './payment-columns.tsx'

const words = collections.paymentsOf

type Props = {
  kind: 'property' | 'tenant'
  id: string
  page: number | undefined
  onPage: (page: number | undefined) => void
}

/** Payments of a property, with tenants; or of a tenant, with units. */
export function PaymentsOf({ kind, id, page = 1, onPage }: Props) {
  const list = useQuery(paymentsOfQuery({ kind, id }, page))
  const nameOf = kind === 'property' ? tenantNameOf : unitNameOf
  return (
    <DataTable<Payment>
      label={words.tab}
      noun={words.noun}
      columns={kind === 'property' ? columnsForStaff : columnsForTenant}
      {...listOf(list)}
      rowId={(payment) => payment.id}
      query={{ page, limit: PAGE_SIZE }}
      onQuery={(next) => onPage(next.page && next.page > 1 ? next.page : undefined)}
      renderCard={(payment) => <PaymentCard payment={payment} name={nameOf(payment)} />}
      rowLink={(payment) => <Link to="/dashboard/payments/$id" params={{ id: payment.id }} />}
      loadingText={words.loading}
      empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
    />
  )
}
