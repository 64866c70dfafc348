import type { LikelyDouble } from '@gida/contract/domains/admin/merging'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { doubles as words } from '#words/doubles'
import { listOf } from '../../../platform/http/list-of.ts'
import { Contact } from '../../../platform/screens/Contact.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { doublesQuery } from '../desk-queries.ts'
import { ChooseDouble } from '../parts/ChooseDouble.tsx'
import { ComparePeople } from '../parts/ComparePeople.tsx'
import { useQueue } from '../use-queue.ts'

type Account = LikelyDouble['first']
const Person = (account: Account) => (
  <TwoLines
    first={<span className="font-semibold">{account.full_name}</span>}
    second={<Contact of={account} />}
  />
)
const Reasons = ({ reasons }: LikelyDouble) => (
  <span className="flex flex-wrap gap-1.5">
    {reasons.map((reason) => (
      <Pill key={reason} tone="info">
        {words.reasons[reason]}
      </Pill>
    ))}
  </span>
)

const COLUMNS: Column<LikelyDouble>[] = [
  { id: 'first', head: words.columns.first, cell: ({ first }) => <Person {...first} /> },
  { id: 'second', head: words.columns.second, cell: ({ second }) => <Person {...second} /> },
  { id: 'reasons', head: words.columns.reasons, cell: (pair) => <Reasons {...pair} /> },
]

/** Possible duplicate accounts. The two compared are in the URL's fragment: the one to keep, then the other. */
export function DoublesPage() {
  const [first, second] = useLocation({ select: ({ hash }) => hash }).split('.')
  if (first && second) return <ComparePeople key={`${first}.${second}`} firstId={first} secondId={second} />
  return first ? <ChooseDouble id={first} /> : <AllDoubles />
}

function AllDoubles() {
  const { search, change } = useQueue()
  const list = useQuery(doublesQuery(search))
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/people">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
      />
      <DataTable<LikelyDouble>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
        onQuery={change}
        renderCard={(pair) => (
          <CardLines
            title={pair.first.full_name}
            value=""
            second={
              <>
                <Contact of={pair.first} /> · <Contact of={pair.second} />
              </>
            }
            date={pair.second.full_name}
            status={<Reasons {...pair} />}
          />
        )}
        rowMenu={({ id }) => [
          {
            label: words.compare,
            icon: 'people',
            link: <Link to="/dashboard/admin/doubles" hash={id} />,
          },
        ]}
        rowMenuLabel={({ first, second }) => words.actionsFor(first.full_name, second.full_name)}
        loadingText={words.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
    </>
  )
}
