import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { invitations as words } from '#words/invitations'
import { formatDay, formatPhone, lagosDay } from '../../../platform/screens/format.ts'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'

const day = (instant: string) => formatDay(lagosDay(new Date(instant)))

/** The contact the link was sent to: `ada@example.ng, +234 803 123 4567`. */
export const addressOf = ({ email, phone }: Pick<Invitation, 'email' | 'phone'>): string =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(', ')

/** The name, else the contact. */
export const nameOf = (invitation: Invitation): string => invitation.full_name ?? addressOf(invitation)

export const placeOf = ({ unit_name, property_name, estate_name, unit_ids }: Invitation): string =>
  words.place(
    unit_name ?? (unit_ids.length > 0 ? words.units(unit_ids.length) : null),
    property_name,
    estate_name,
  )

const InvitationPill = ({ status }: Pick<Invitation, 'status'>) => (
  <StatusPill status={status}>{words.statuses[status]}</StatusPill>
)

export const COLUMNS: Column<Invitation>[] = [
  {
    id: 'who',
    head: words.columns.who,
    cell: (invitation) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[260px] font-semibold" title={nameOf(invitation)}>
          {nameOf(invitation)}
        </span>
        {invitation.full_name && (
          <span className="cut block max-w-[260px] text-small text-ink-soft" title={addressOf(invitation)}>
            {addressOf(invitation)}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'role',
    head: words.columns.role,
    cell: (invitation) => (
      <>
        <span className="block">{words.roles[invitation.role]}</span>
        <span className="cut block max-w-[240px] text-small text-ink-soft" title={placeOf(invitation)}>
          {placeOf(invitation)}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    head: words.columns.status,
    cell: ({ status }) => <InvitationPill status={status} />,
  },
  {
    id: 'sent',
    head: words.columns.sent,
    cell: ({ sent_at, expires_at, status }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">
        {day(sent_at)}
        {status === 'PENDING' && <span className="block">{words.until(day(expires_at))}</span>}
      </span>
    ),
  },
]

export const InvitationCard = ({ invitation }: { invitation: Invitation }) => (
  <CardLines
    title={nameOf(invitation)}
    second={`${words.roles[invitation.role]} · ${placeOf(invitation)}`}
    date={day(invitation.sent_at)}
    status={<InvitationPill status={invitation.status} />}
  />
)
