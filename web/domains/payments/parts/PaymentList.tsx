import type { Payment } from '@gida/contract/domains/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { payments as words } from '#words/payments'
import { listOf } from '../../../platform/http/list-of.ts'
import { isFiltered, PAGE_SIZE } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useEstateFilter } from '../../../platform/session/use-estate-filter.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { rangeOf } from '../../charges/index.ts'
import { usePropertyName } from '../../estates/index.ts'
import { paymentsQuery } from '../queries.ts'
import { NEWEST_FIRST, type PaymentSearch, readPaymentSearch } from '../search.ts'
import { PaymentsReport } from '../slots.ts'
import { useReceiptActions } from '../use-receipt-actions.ts'
import { RecordActions } from './offline/RecordActions.tsx'
import { PaymentFilters, toolbarFilters } from './PaymentFilters.tsx'
import { PaymentMore } from './PaymentMore.tsx'
import { PaymentReceived } from './PaymentReceived.tsx'
import {
  columnsForStaff,
  columnsForTenant,
  PaymentCard,
  tenantNameOf,
  unitNameOf,
} from './payment-columns.tsx'
import { paymentMenu } from './payment-menu.tsx'

type Props = { search: PaymentSearch; onSearch: (change: (old: PaymentSearch) => PaymentSearch) => void }

/** Payments, newest first. Search, filters, sorting and page are in the URL. */
export function PaymentList({ search, onSearch }: Props) {
  const list = useQuery(paymentsQuery(search))
  const { data } = list
  const receipts = useReceiptActions()
  const isTenant = useActor().user.role === 'TENANT'
  const nameOf = isTenant ? unitNameOf : tenantNameOf

  const change = (
    next: Partial<TableQuery> | { [K in keyof PaymentSearch]?: PaymentSearch[K] | undefined },
  ) => onSearch((old) => readPaymentSearch({ ...old, page: undefined, ...next }))
  const filters = { search, onChange: change }
  const context = useContextFilters(search, data?.data[0], change)
  const isNarrowed = isFiltered(search)

  return (
    <>
      <MoneyHead
        at={isTenant ? 'history' : 'payments'}
        title={words.title}
        note={<PaymentReceived estateId={search.estate_id} />}
        actions={
          <>
            <RecordActions />
            {!isTenant && <PaymentsReport />}
          </>
        }
      />
      <ContextChips filters={context} />
      <DataTable<Payment>
        label={words.title}
        noun={words.noun}
        columns={isTenant ? columnsForTenant : columnsForStaff}
        {...listOf(list)}
        rowId={(payment) => payment.id}
        query={{
          page: search.page ?? 1,
          limit: search.limit ?? PAGE_SIZE,
          search: search.search,
          sort: search.sort ?? NEWEST_FIRST,
        }}
        onQuery={change}
        renderCard={(payment) => <PaymentCard payment={payment} name={nameOf(payment)} />}
        renderMore={(payment) => <PaymentMore payment={payment} actions={receipts} />}
        rowMenu={(payment) => paymentMenu(payment, receipts)}
        rowMenuLabel={(payment) => words.actions.of(payment.reference)}
        searchPlaceholder={words.search}
        filters={<PaymentFilters {...filters} />}
        filtersOn={toolbarFilters(filters)}
        loadingText={words.loading}
        empty={
          <EmptyState
            title={words.empty}
            action={
              isNarrowed && (
                <Button kind="second" onClick={() => onSearch(() => ({}))}>
                  {words.clearFilters}
                </Button>
              )
            }
          >
            {isNarrowed ? words.emptyForSearch : isTenant ? words.emptyForTenant : words.emptyAtAll}
          </EmptyState>
        }
      />
    </>
  )
}

/** Filters set by a link, named as in the rows. */
function useContextFilters(
  search: PaymentSearch,
  first: Payment | undefined,
  change: (next: { [K in keyof PaymentSearch]?: undefined }) => void,
): ActiveFilter[] {
  const { tenant_id, property_unit_id, property_id, paid_from, paid_to, needs_review } = search
  const estate = useEstateFilter(search.estate_id, () => change({ estate_id: undefined }))
  const property = usePropertyName(property_id)
  return [
    needs_review && {
      label: words.filters.needsReview,
      onClear: () => change({ needs_review: undefined }),
    },
    (paid_from || paid_to) && {
      label: rangeOf(words.filters.paid, { from: paid_from, to: paid_to }),
      onClear: () => change({ paid_from: undefined, paid_to: undefined }),
    },
    tenant_id && {
      label: first?.tenant_name ?? words.filters.oneTenant,
      onClear: () => change({ tenant_id: undefined }),
    },
    property_unit_id && {
      label: first?.property_unit ?? words.filters.oneUnit,
      onClear: () => change({ property_unit_id: undefined }),
    },
    property_id && {
      label: property ?? words.filters.oneProperty,
      onClear: () => change({ property_id: undefined }),
    },
    estate,
  ].filter((filter): filter is ActiveFilter => Boolean(filter))
}
