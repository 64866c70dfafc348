import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { invitations as words } from '#words/invitations'
import { listOf } from '../../../platform/http/list-of.ts'
import { isFiltered, PAGE_SIZE } from '../../../platform/screens/search.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import { EmptyList } from '../../../ui/table/EmptyList.tsx'
import { TenantTabs } from '../../leases/index.ts'
import { ChangeInvitation, type Move } from '../parts/ChangeInvitation.tsx'
import { InvitationBand } from '../parts/InvitationBand.tsx'
import { filtersOn, InvitationFilters } from '../parts/InvitationFilters.tsx'
import { COLUMNS, InvitationCard, nameOf } from '../parts/invitation-columns.tsx'
import { ShareInvitation } from '../parts/ShareInvitation.tsx'
import { invitationsQuery } from '../queries.ts'
import { type InvitationSearch, readInvitationSearch } from '../search.ts'

const invitationsScreen = getRouteApi('/signed-in/frame/dashboard/tenants/invitations')

/** Invitations: pending, accepted, and those to send again. */
export function InvitationsPage() {
  const search = invitationsScreen.useSearch()
  const navigate = invitationsScreen.useNavigate()
  const list = useQuery(invitationsQuery(search))
  const [move, setMove] = useState<Move>()
  const [shared, share] = useState<Invitation>()
  const canInvite = hasPermission(useActor(), 'invitations_write')
  const change = (
    next: Partial<TableQuery> | { [K in keyof InvitationSearch]?: InvitationSearch[K] | undefined },
  ) => void navigate({ search: (old) => readInvitationSearch({ ...old, page: undefined, ...next }) })
  const isNarrowed = isFiltered(search)

  return (
    <>
      <PageHead title={words.head} note={words.note} actions={canInvite && <InviteButtons />} wraps />
      <TenantTabs at="invitations" />
      <InvitationBand estateId={search.estate_id} />
      <DataTable<Invitation>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(invitation) => invitation.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(invitation) => <InvitationCard invitation={invitation} />}
        rowMenu={(invitation) => menuOf(invitation, setMove, share)}
        rowMenuLabel={(invitation) => words.actionsOf(nameOf(invitation))}
        searchPlaceholder={words.search}
        filters={<InvitationFilters search={search} onChange={change} />}
        filtersOn={filtersOn({ search, onChange: change })}
        loadingText={words.loading}
        empty={
          <EmptyList
            isFiltered={isNarrowed}
            onClear={() => void navigate({ search: {} })}
            words={words}
            motif="sun"
          />
        }
      />
      {move && <ChangeInvitation move={move} onDone={() => setMove(undefined)} />}
      {shared && <ShareInvitation invitation={shared} onDone={() => share(undefined)} />}
    </>
  )
}

const InviteButtons = () => (
  <>
    <Button asChild icon="user-add">
      <Link to="/dashboard/invitations/new">{words.invite}</Link>
    </Button>
    <Button asChild kind="second" icon="people">
      <Link to="/dashboard/invitations/many">{words.inviteMany}</Link>
    </Button>
  </>
)

function menuOf(
  invitation: Invitation,
  choose: (move: Move) => void,
  share: (invitation: Invitation) => void,
): MenuItem[] {
  const { can } = invitation
  return [
    ...(can.share
      ? [{ label: words.share.action, icon: 'share' as const, onSelect: () => share(invitation) }]
      : []),
    ...(can.resend
      ? [
          {
            label: words.resend.action,
            icon: 'send' as const,
            onSelect: () => choose({ action: 'resend', invitation }),
          },
        ]
      : []),
    ...(can.revoke
      ? [
          {
            label: words.revoke.action,
            icon: 'undo' as const,
            late: true,
            onSelect: () => choose({ action: 'revoke', invitation }),
          },
        ]
      : []),
  ]
}
