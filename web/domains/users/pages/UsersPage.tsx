import type { BulkResult } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { users as words } from '#words/users'
import { listOf } from '../../../platform/http/list-of.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import { EmptyList } from '../../../ui/table/EmptyList.tsx'
import { BulkBar, Refused } from '../parts/BulkBar.tsx'
import { type BulkAction, ChangePeople } from '../parts/ChangePeople.tsx'
import { ChosenProvider, useChoosing } from '../parts/ChooseBox.tsx'
import { PeopleBand } from '../parts/PeopleBand.tsx'
import { UserFilters, useFiltersOn } from '../parts/UserFilters.tsx'
import { columnsToChange, columnsToRead, PersonCard } from '../parts/user-columns.tsx'
import { userMenu } from '../parts/user-menu.tsx'
import { usersQuery } from '../queries.ts'
import { readUserSearch, type UserSearch } from '../search.ts'

const usersScreen = getRouteApi('/signed-in/frame/dashboard/users')

type Outcome = { result: BulkResult; names: ReadonlyMap<string, string> }

/** People of the user's estates. Search, filters, sorting and page are in the URL; the selection survives paging. */
export function UsersPage() {
  const search = usersScreen.useSearch()
  const navigate = usersScreen.useNavigate()
  const actor = useActor()
  const list = useQuery(usersQuery(search))
  const chosen = useChoosing()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const canChange = hasPermission(actor, 'users_write')

  const change = (next: Partial<TableQuery> | { [K in keyof UserSearch]?: UserSearch[K] | undefined }) =>
    void navigate({ search: (old) => readUserSearch({ ...old, page: undefined, ...next }) })
  const filters = { search, onChange: change }
  const filtersOn = useFiltersOn(filters)
  const people = [...chosen.people.values()]

  function finish({ people: changed }: BulkAction, result: BulkResult) {
    setAsked(null)
    chosen.clear()
    setOutcome({ result, names: new Map(changed.map(({ id, full_name }) => [id, full_name])) })
    if (result.succeeded.length > 0) toast.success(words.bulk.done(result.succeeded.length))
  }

  return (
    <ChosenProvider value={canChange ? chosen : null}>
      <PageHead title={words.title} actions={canChange && <AddPerson />} wraps />
      <PeopleBand estateId={search.estate_id} />
      <BulkBar
        count={people.length}
        canAssign={actor.estates.length > 0}
        onAction={(action) => setAsked({ action, people })}
        onClear={chosen.clear}
      />
      {outcome && (
        <Refused
          result={outcome.result}
          nameOf={(id) => outcome.names.get(id) ?? words.bulk.somebody}
          onClose={() => setOutcome(null)}
        />
      )}
      <DataTable<User>
        label={words.title}
        noun={words.noun}
        columns={canChange ? columnsToChange : columnsToRead}
        {...listOf(list)}
        rowId={(person) => person.id}
        query={{
          page: search.page ?? 1,
          limit: search.limit ?? PAGE_SIZE,
          search: search.search,
          sort: search.sort ?? 'full_name',
        }}
        onQuery={change}
        renderCard={(person) => <PersonCard person={person} />}
        rowMenu={(person) => userMenu(person, actor, (action) => setAsked({ action, people: [person] }))}
        rowMenuLabel={(person) => words.actions.of(person.full_name)}
        searchPlaceholder={words.search}
        filters={<UserFilters {...filters} />}
        filtersOn={filtersOn}
        loadingText={words.loading}
        empty={
          <EmptyList
            isFiltered={Boolean(search.search) || filtersOn.length > 0}
            onClear={() => void navigate({ search: {} })}
            words={words}
            motif="comb"
            action={canChange && <AddPerson />}
          />
        }
      />
      {asked && (
        <ChangePeople
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={(result) => finish(asked, result)}
        />
      )}
    </ChosenProvider>
  )
}

const AddPerson = () => (
  <Button asChild icon="user-add">
    <Link to="/dashboard/users/new">{words.add}</Link>
  </Button>
)
