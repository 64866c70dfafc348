import type { BulkResult } from '@gida/contract/domains/users/changes'
import type { UserDetail } from '@gida/contract/domains/users/user'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { users as words } from '#words/users'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { EditPerson } from '../forms/EditPerson.tsx'
import { type BulkAction, ChangePeople } from '../parts/ChangePeople.tsx'
import { PermissionsCard } from '../parts/PermissionsCard.tsx'
import { EmergencyCard, PersonDetails, PersonEstates } from '../parts/PersonDetails.tsx'
import { PersonPill } from '../parts/PersonPill.tsx'
import { RoleCard } from '../parts/RoleCard.tsx'
import { userMenu } from '../parts/user-menu.tsx'
import { profileQuery, userPermissionsQuery, userQuery } from '../queries.ts'
import { HistoryOf } from '../slots.ts'

const userScreen = getRouteApi('/signed-in/frame/dashboard/users/$id')

/** One person: details, estates and permissions. */
export function UserPage() {
  const { id } = userScreen.useParams()
  const answer = useQuery(userQuery(id))
  const { data: person } = answer
  useTitle(person?.full_name)
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.person.title} />}
      missing={words.notFound}
      loading={words.loading}
    >
      {(person) => <Person person={person} />}
    </Loaded>
  )
}

function Person({ person }: { person: UserDetail }) {
  const { id, full_name, role, status, can, profile_data } = person
  const actor = useActor()
  const navigate = userScreen.useNavigate()
  const { data: held } = useQuery(userPermissionsQuery(id))
  const { data: profile } = useQuery(profileQuery(id))
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const [isEditing, setEditing] = useState(false)

  function finish({ action }: BulkAction, { failed: [refused] }: BulkResult) {
    setAsked(null)
    if (refused) return toast.error(refused.message)
    toast.success(words.bulk.done(1))
    if (action === 'remove') void navigate({ to: '/dashboard/users' })
  }

  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/users">{words.person.crumb}</Link>}
        start={<Avatar name={full_name} photo={profile_data.avatar_url} size="l" />}
        title={<span className="wrap-anywhere">{full_name}</span>}
        note={
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <RoleBadge role={role} />
            <PersonPill status={status} />
          </span>
        }
        actions={
          can.write &&
          id !== actor.user.id && (
            <RowMenu
              label={words.actions.of(full_name)}
              items={userMenu(person, actor, (action) => setAsked({ action, people: [person] })).slice(1)}
            />
          )
        }
      />
      <Limits person={person} />
      <MainGrid
        aside={
          <>
            <PersonEstates person={person} />
            {profile && <EmergencyCard profile={profile} />}
            <HistoryOf type="person" id={id} />
          </>
        }
      >
        <PersonDetails
          person={person}
          edit={
            can.write &&
            id !== actor.user.id && (
              <Button kind="second" size="small" icon="pen" onClick={() => setEditing(true)}>
                {words.contactForm.edit}
              </Button>
            )
          }
        />
        {can.rights && <RoleCard person={person} />}
        {held && (
          <PermissionsCard
            key={held.role + held.effective.join()}
            name={full_name}
            held={held}
            canChange={can.rights}
          />
        )}
      </MainGrid>
      {isEditing && <EditPerson person={person} onClose={() => setEditing(false)} />}
      {asked && (
        <ChangePeople
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={(result) => finish(asked, result)}
        />
      )}
    </>
  )
}

/** Why something here cannot be edited. */
function Limits({ person: { id, can, belongs_elsewhere } }: { person: UserDetail }) {
  const { user, permissions } = useActor()
  const said = words.person
  if (id === user.id) {
    return (
      <Banner
        tone="info"
        className="mb-4"
        title={said.self}
        action={
          <Button asChild kind="second" size="small">
            <Link to="/dashboard/settings">{said.toSettings}</Link>
          </Button>
        }
      >
        {said.selfNote}
      </Banner>
    )
  }
  if (belongs_elsewhere) {
    return (
      <Banner tone="info" className="mb-4" title={said.elsewhere}>
        {said.elsewhereNote}
      </Banner>
    )
  }
  if (can.write || !permissions.includes('users_write')) return null
  return (
    <Banner tone="info" className="mb-4" title={said.beyond}>
      {said.beyondNote}
    </Banner>
  )
}
