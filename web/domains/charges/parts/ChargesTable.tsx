import type { Charge } from '@gida/contract/domains/charges/charge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { payments } from '#words/payments'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { WaiveCharge } from '../forms/WaiveCharge.tsx'
import { chargesQuery } from '../queries.ts'
import type { ChargeSearch, ChargeState } from '../search.ts'
import { ChargeMore, type GivenUp } from './ChargeMore.tsx'
import { ChargePill } from './ChargePill.tsx'

const words = payments.charges

type Props = {
  label: string
  state: ChargeState
  search: ChargeSearch
  onSearch: (change: Partial<TableQuery>) => void
  empty: ReactNode
  tools?: ReactNode
  /** The tenant's own charges: no names, no search. */
  isMine: boolean
}

/** Charges with tenant, amount and age, oldest first. */
export function ChargesTable({ label, state, search, onSearch, empty, tools, isMine }: Props) {
  const list = useQuery(chargesQuery({ ...search, state }))
  const [givenUp, setGivenUp] = useState<GivenUp | null>(null)
  return (
    <>
      <DataTable<Charge>
        label={label}
        noun={words.noun}
        columns={isMine ? MY_COLUMNS : COLUMNS}
        {...listOf(list)}
        rowId={(charge) => charge.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={onSearch}
        renderCard={(charge) => <ChargeCard charge={charge} isMine={isMine} />}
        {...(!isMine && {
          renderMore: (charge: Charge) => <ChargeMore charge={charge} onGiveUp={setGivenUp} />,
          rowMenu: chargeMenu,
          rowMenuLabel: (charge: Charge) => words.actionsFor(charge.tenant_name),
          searchPlaceholder: words.search,
        })}
        loadingText={words.loading}
        tools={tools}
        empty={empty}
      />
      {givenUp && <WaiveCharge {...givenUp} onDone={() => setGivenUp(null)} />}
    </>
  )
}

const whoColumn: Column<Charge> = {
  id: 'tenant',
  head: words.columns.tenant,
  cell: ({ tenant_name, unit_name }) => (
    <span className="block min-w-0">
      <span className="cut block max-w-[230px] font-semibold" title={tenant_name}>
        {tenant_name}
      </span>
      <span className="block text-small text-ink-soft">{unit_name}</span>
    </span>
  ),
}

const whatColumn: Column<Charge> = {
  id: 'what',
  head: words.columns.what,
  cell: ({ description }) => description,
}

const moneyColumns: Column<Charge>[] = [
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: (charge) => (
      <>
        <Money kobo={shownAmount(charge)} />
        <PartOf charge={charge} />
      </>
    ),
  },
  { id: 'status', head: payments.columns.status, cell: (charge) => <ChargePill charge={charge} /> },
  {
    id: 'due',
    head: words.columns.due,
    cell: ({ due_date }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatDay(due_date)}</span>
    ),
  },
]

const COLUMNS = [whoColumn, whatColumn, ...moneyColumns]
const MY_COLUMNS = [whatColumn, ...moneyColumns]

/** The open amount; the original one if it is settled. */
const shownAmount = ({ open_amount, amount }: Charge) => (open_amount > 0 ? open_amount : amount)

function PartOf({ charge: { open_amount, amount } }: { charge: Charge }) {
  if (open_amount === 0 || open_amount === amount) return null
  return (
    <span className="block text-small whitespace-nowrap text-ink-soft">
      {words.ofAmount(formatNaira(amount, 'short'))}
    </span>
  )
}

function ChargeCard({ charge, isMine }: { charge: Charge; isMine: boolean }) {
  const { tenant_name, unit_name, description, due_date } = charge
  return (
    <CardLines
      title={isMine ? description : tenant_name}
      value={<Money kobo={shownAmount(charge)} />}
      second={isMine ? unit_name : `${unit_name} · ${description}`}
      date={words.due(formatDay(due_date))}
      status={<ChargePill charge={charge} />}
    />
  )
}

function chargeMenu({ tenant_id, lease_id }: Charge): MenuItem[] {
  const payments: MenuItem = {
    label: words.paymentsOf,
    icon: 'naira',
    link: <Link to="/dashboard/payments" search={{ tenant_id }} />,
  }
  const others: MenuItem = {
    label: words.otherChargesOf,
    icon: 'queue',
    link: <Link to="/dashboard/payments/charges" search={{ tenant_id, state: 'ALL' }} />,
  }
  if (!lease_id) return [payments, others]
  const lease: MenuItem = {
    label: words.lease,
    icon: 'file',
    link: <Link to="/dashboard/leases/$id" params={{ id: lease_id }} />,
  }
  return [payments, others, lease]
}
