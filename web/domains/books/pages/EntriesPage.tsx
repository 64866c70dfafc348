import type { AccountEntry } from '@gida/contract/domains/books/ledger'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { books } from '#words/books'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatInstant, formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { estateQuery } from '../../estates/index.ts'
import { entriesQuery } from '../queries.ts'
import { readEntriesSearch } from '../search.ts'

const entriesScreen = getRouteApi('/signed-in/frame/dashboard/money/$id/entries')

const words = books.accounts

const COLUMNS: Column<AccountEntry>[] = [
  {
    id: 'at',
    head: words.entryColumns.at,
    cell: ({ at }) => <span className="text-small whitespace-nowrap text-ink-soft">{formatInstant(at)}</span>,
  },
  {
    id: 'memo',
    head: words.entryColumns.memo,
    cell: (entry) => <Memo entry={entry} />,
  },
  {
    id: 'amount',
    head: words.entryColumns.amount,
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} />,
  },
  {
    id: 'balance',
    head: words.entryColumns.balance,
    align: 'end',
    cell: ({ balance }) => <Money kobo={balance} />,
  },
]

/** The entry's memo, with a link to its payment. */
function Memo({ entry: { memo, payment_id } }: { entry: AccountEntry }) {
  if (!payment_id) return <span className="block max-w-[360px] whitespace-normal">{memo}</span>
  return (
    <Link
      to="/dashboard/payments/$id"
      params={{ id: payment_id }}
      className="block max-w-[360px] whitespace-normal"
    >
      {memo}
    </Link>
  )
}

/** The entries of one account, newest first, each with its running balance. */
export function EntriesPage() {
  const { id } = entriesScreen.useParams()
  const search = entriesScreen.useSearch()
  const navigate = entriesScreen.useNavigate()
  const estate = useQuery(estateQuery(id))
  const list = useQuery(entriesQuery(id, search))
  const { data } = list
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: (old) => readEntriesSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/money/$id" params={{ id }}>
            {words.title}
          </Link>
        }
        title={data ? (data.account.name ?? books.trust.kinds[data.account.kind]) : words.entries}
        note={data && words.balance(formatNaira(data.account.balance))}
      />
      <Loaded of={estate} loading={books.loading}>
        {() => (
          <DataTable<AccountEntry>
            label={words.entries}
            noun={words.entriesNoun}
            columns={COLUMNS}
            {...listOf(list)}
            rowId={({ journal_id }) => journal_id}
            query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
            onQuery={change}
            renderCard={(entry) => (
              <CardLines
                title={<Memo entry={entry} />}
                value={<Money kobo={entry.amount} />}
                date={formatInstant(entry.at)}
                status={<Money kobo={entry.balance} className="text-small text-ink-soft" />}
              />
            )}
            loadingText={books.loading}
            empty={<EmptyState title={words.noEntries} />}
          />
        )}
      </Loaded>
    </>
  )
}
