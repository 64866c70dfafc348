import type { PlatformPerson } from '@gida/contract/domains/admin/person'
import { ROLE_NAMES } from '@gida/contract/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { desk } from '#words/desk'
import { listOf } from '../../../platform/http/list-of.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { EmptyList } from '../../../ui/table/EmptyList.tsx'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { HoldDialog, ImpersonateDialog, RestoreDialog, SuspendDialog } from '../parts/PersonDialogs.tsx'
import { PEOPLE_COLUMNS, PersonLines } from '../parts/people-columns.tsx'
import { peopleQuery } from '../queries.ts'
import { type PeopleSearch, ROLES, readPeopleSearch, STATES } from '../search.ts'

const words = desk.people
const peopleScreen = getRouteApi('/signed-in/frame/dashboard/admin/people')

const DIALOGS = {
  suspend: SuspendDialog,
  restore: RestoreDialog,
  impersonate: ImpersonateDialog,
  hold: HoldDialog,
}
type PersonAction = { action: keyof typeof DIALOGS; person: PlatformPerson }

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))
const STATE_OPTIONS = STATES.map((value) => ({ value, label: words.filters.states[value] }))

/** All people of the platform: search, suspend, and see Gida as them. */
export function PeoplePage() {
  const search = peopleScreen.useSearch()
  const navigate = peopleScreen.useNavigate()
  const list = useQuery(peopleQuery(search))
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const change = (next: { [K in keyof PeopleSearch]?: PeopleSearch[K] | undefined } | object) =>
    void navigate({ search: (old) => readPeopleSearch({ ...old, page: undefined, ...next }) })
  const filtersOn = activeFilters(search, change)
  const AskedDialog = asked && DIALOGS[asked.action]
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard">{desk.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={
          <Button asChild kind="second">
            <Link to="/dashboard/admin/doubles">{words.doubles}</Link>
          </Button>
        }
        wraps
      />
      <DataTable<PlatformPerson>
        label={words.title}
        noun={words.noun}
        columns={PEOPLE_COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{
          page: search.page ?? 1,
          limit: search.limit ?? PAGE_SIZE,
          search: search.search,
          sort: search.sort ?? 'full_name',
        }}
        onQuery={change}
        renderCard={(person) => <PersonLines person={person} />}
        rowMenu={(person) => menuOf(person, (action) => setAsked({ action, person }))}
        rowMenuLabel={({ full_name }) => words.actionsFor(full_name)}
        searchPlaceholder={words.search}
        filters={
          <>
            <SelectFilter
              label={words.filters.role}
              className="md:w-[150px]"
              all={words.filters.allRoles}
              options={ROLE_OPTIONS}
              value={search.role}
              onChange={(role) => change({ role })}
            />
            <SelectFilter
              label={words.filters.state}
              className="md:w-[150px]"
              all={words.filters.allStates}
              options={STATE_OPTIONS}
              value={search.state}
              onChange={(state) => change({ state })}
            />
          </>
        }
        filtersOn={filtersOn}
        loadingText={words.loading}
        empty={
          <EmptyList
            isFiltered={Boolean(search.search) || filtersOn.length > 0}
            onClear={() => void navigate({ search: {} })}
            words={words}
            motif="comb"
          />
        }
      />
      {AskedDialog && <AskedDialog person={asked.person} onClose={() => setAsked(null)} />}
    </>
  )
}

function activeFilters({ role, state }: PeopleSearch, change: (next: object) => void): ActiveFilter[] {
  return [
    ...(role ? [{ label: ROLE_NAMES[role], onClear: () => change({ role: undefined }) }] : []),
    ...(state ? [{ label: words.filters.states[state], onClear: () => change({ state: undefined }) }] : []),
  ]
}

function menuOf(person: PlatformPerson, ask: (action: PersonAction['action']) => void): MenuItem[] {
  const { id, full_name, can } = person
  return [
    { label: words.open, icon: 'user', link: <Link to="/dashboard/users/$id" params={{ id }} /> },
    ...(can.impersonate
      ? [{ label: words.impersonate(full_name), icon: 'eye' as const, onSelect: () => ask('impersonate') }]
      : []),
    ...(can.merge
      ? [
          {
            label: words.merge,
            icon: 'people' as const,
            link: <Link to="/dashboard/admin/doubles" hash={id} />,
          },
        ]
      : []),
    ...(can.hold ? [{ label: words.hold, icon: 'lock' as const, onSelect: () => ask('hold') }] : []),
    ...(can.suspend
      ? [{ label: words.suspend, icon: 'stopped' as const, onSelect: () => ask('suspend') }]
      : []),
    ...(can.restore ? [{ label: words.restore, icon: 'ok' as const, onSelect: () => ask('restore') }] : []),
  ]
}
