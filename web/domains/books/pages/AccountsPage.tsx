import type { Account } from '@gida/contract/domains/books/trust'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { books } from '#words/books'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActiveFilter, Column } from '../../../ui/table/data-table-types.ts'
import { estateQuery } from '../../estates/index.ts'
import { BankBalanceForm } from '../forms/BankBalanceForm.tsx'
import { accountsQuery } from '../queries.ts'
import { readAccountsSearch } from '../search.ts'

const accountsScreen = getRouteApi('/signed-in/frame/dashboard/money/$id')

const words = books.accounts
const { kinds } = books.trust
const nameOf = ({ name, kind }: Account) => name ?? kinds[kind]
const CHOICES = [
  { value: '', label: words.allKinds },
  ...Object.entries(kinds)
    .filter(([kind]) => kind !== 'MANAGER' && kind !== 'ADVANCED')
    .map(([value, label]) => ({ value, label })),
]

const COLUMNS: Column<Account>[] = [
  {
    id: 'name',
    head: words.columns.name,
    cell: (account) => <span className="font-semibold">{nameOf(account)}</span>,
  },
  { id: 'kind', head: words.columns.kind, cell: ({ kind }) => kinds[kind] },
  {
    id: 'balance',
    head: words.columns.balance,
    align: 'end',
    cell: ({ balance }) => <Money kobo={balance} />,
  },
]

/** The ledger accounts of an estate that a client funds figure consists of. */
export function AccountsPage() {
  const { id } = accountsScreen.useParams()
  const search = accountsScreen.useSearch()
  const navigate = accountsScreen.useNavigate()
  const [isOpen, setOpen] = useState(false)
  const canWrite = useActor().user.role === 'ESTATE_MANAGER'
  const estate = useQuery(estateQuery(id))
  const list = useQuery(accountsQuery(id, search))
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: (old) => readAccountsSearch({ ...old, page: undefined, ...next }) })
  const { kind, at } = search
  const filtersOn: ActiveFilter[] = [
    ...(kind ? [{ label: kinds[kind], onClear: () => change({ kind: undefined }) }] : []),
    ...(at ? [{ label: formatDay(at), onClear: () => change({ at: undefined }) }] : []),
  ]

  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/money" search={at ? { at } : {}}>
            {words.crumb}
          </Link>
        }
        title={kind ? kinds[kind] : words.title}
        note={estate.data?.name}
        actions={
          canWrite && (
            <Button kind="second" onClick={() => setOpen(true)}>
              {books.bankBalance.action}
            </Button>
          )
        }
        wraps
      />
      <Loaded of={estate} loading={books.loading}>
        {() => (
          <DataTable<Account>
            label={words.title}
            noun={words.noun}
            columns={COLUMNS}
            {...listOf(list)}
            rowId={({ code }) => code}
            query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
            onQuery={change}
            filters={
              <>
                <SelectField
                  compact
                  aria-label={words.columns.kind}
                  options={CHOICES}
                  value={kind ?? ''}
                  onChange={(kind) => change({ kind: kind || undefined })}
                />
                <DayFilter
                  label={books.trust.at}
                  max={today()}
                  value={at ?? today()}
                  onDay={(day) => change({ at: day === today() ? undefined : day })}
                />
              </>
            }
            filtersOn={filtersOn}
            renderCard={(account) => (
              <CardLines
                title={nameOf(account)}
                value={<Money kobo={account.balance} />}
                second={account.name && kinds[account.kind]}
              />
            )}
            rowLink={({ code }) => (
              <Link to="/dashboard/money/$id/entries" params={{ id }} search={{ account: code }} />
            )}
            loadingText={books.loading}
            empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
          />
        )}
      </Loaded>
      {isOpen && <BankBalanceForm estateId={id} onDone={() => setOpen(false)} />}
    </>
  )
}
