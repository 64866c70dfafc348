import type { Remittance } from '@gida/contract/domains/settlements/remittance'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { client } from '../../../platform/http/api.ts'
import { listOf } from '../../../platform/http/list-of.ts'
import { useDownload } from '../../../platform/http/use-download.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { UndoRemittance } from '../forms/UndoRemittance.tsx'
import { remittancesQuery } from '../queries.ts'
import { readRemittancesSearch } from '../search.ts'
import { RemittancePill } from './RemittancePill.tsx'

const remittancesScreen = getRouteApi('/signed-in/frame/dashboard/payments/remittances')

const words = settlements.history
const referenceOf = (one: Remittance) => one.bank_reference ?? one.reference

const COLUMNS: Column<Remittance>[] = [
  {
    id: 'owner',
    head: words.columns.owner,
    cell: (one) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[240px] font-semibold">{one.landlord_name}</span>
        <span className="block text-small text-ink-soft">{one.estate_name}</span>
      </span>
    ),
  },
  {
    id: 'reference',
    head: words.columns.reference,
    cell: (one) => <span className="mono text-small">{referenceOf(one)}</span>,
  },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} />,
  },
  { id: 'status', head: words.columns.status, cell: (one) => <RemittancePill of={one} /> },
  {
    id: 'day',
    head: words.columns.day,
    cell: ({ paid_on }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatDay(paid_on)}</span>
    ),
  },
]

/** Payouts made, newest first, each with its advice. */
export function RemittanceHistory({ isOwner }: { isOwner: boolean }) {
  const search = remittancesScreen.useSearch()
  const navigate = remittancesScreen.useNavigate()
  const list = useQuery(remittancesQuery(search))
  const [undoing, setUndoing] = useState<Remittance | null>(null)
  const file = useDownload({ failed: words.adviceFailed })
  const menu = (one: Remittance): MenuItem[] => [
    {
      label: words.advice,
      icon: 'download',
      onSelect: () =>
        file.save({
          get: () => client.settlements.downloadRemittanceAdvice({ params: { id: one.id } }),
          name: words.adviceName(one.paid_on),
        }),
    },
    ...(one.can.undo
      ? [{ label: words.undo, icon: 'undo', onSelect: () => setUndoing(one) } satisfies MenuItem]
      : []),
  ]
  return (
    <section className="grid gap-3" aria-labelledby="sent">
      <h2 id="sent">{isOwner ? words.myTitle : words.title}</h2>
      <DataTable<Remittance>
        label={isOwner ? words.myTitle : words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
        onQuery={(next) =>
          void navigate({ search: (old) => readRemittancesSearch({ ...old, page: undefined, ...next }) })
        }
        renderCard={(one) => (
          <CardLines
            title={isOwner ? one.estate_name : one.landlord_name}
            value={<Money kobo={one.amount} />}
            second={<span className="mono">{referenceOf(one)}</span>}
            date={formatDay(one.paid_on)}
            status={<RemittancePill of={one} />}
          />
        )}
        rowMenu={menu}
        rowMenuLabel={({ landlord_name }) => words.of(landlord_name)}
        loadingText={settlements.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
      {undoing && <UndoRemittance remittance={undoing} onDone={() => setUndoing(null)} />}
    </section>
  )
}
