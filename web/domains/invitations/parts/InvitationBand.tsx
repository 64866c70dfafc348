import type { InvitationAnalytics } from '@gida/contract/domains/invitations/invitation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { invitations as words } from '#words/invitations'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { OccupancyList } from '../../../ui/chart/OccupancyList.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { invitationAnalyticsQuery } from '../queries.ts'

const { band, byRole } = words
const TALLY = ['sent', 'accepted', 'pending', 'expired', 'revoked'] as const

/** Statistics of invitations; renders nothing before the first. */
export function InvitationBand({ estateId }: { estateId: string | undefined }) {
  const { data } = useQuery(invitationAnalyticsQuery(estateId))
  if (!data || data.sent === 0) return null
  return (
    <div className="mb-4 grid gap-4">
      <StatBand>
        <Stat
          label={band.waiting}
          figure={data.pending}
          note={data.pending > 0 ? band.waitingNote : band.none}
          link={<Link to="/dashboard/tenants/invitations" search={{ status: 'PENDING' }} />}
        />
        <Stat
          label={band.accepted}
          figure={data.accepted}
          tone={data.accepted > 0 ? 'in' : undefined}
          note={band.acceptedNote(data.acceptance_rate, data.sent)}
          bar={<Meter value={data.accepted} of={data.sent} tone="in" />}
          link={<Link to="/dashboard/tenants/invitations" search={{ status: 'ACCEPTED' }} />}
        />
        <Stat
          label={band.expired}
          figure={data.expired}
          note={data.expired > 0 ? band.expiredNote : band.none}
          link={<Link to="/dashboard/tenants/invitations" search={{ status: 'EXPIRED' }} />}
        />
        <Stat
          label={band.speed}
          figure={words.took(data.median_seconds)}
          note={data.median_seconds === null ? band.noSpeed : band.speedNote}
          alone="rate"
        />
      </StatBand>
      {data.by_role.length > 1 && <ByRole data={data} />}
    </div>
  )
}

const ByRole = ({ data }: { data: InvitationAnalytics }) => (
  <Card aria-labelledby="accepted-by-role">
    <CardHead id="accepted-by-role" title={byRole.title} />
    <CardBody className="grid gap-4">
      <OccupancyList
        items={data.by_role.map(({ role, accepted, sent }) => ({
          id: role,
          label: words.roles[role],
          count: accepted,
          of: sent,
        }))}
      />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
          {byRole.asTable}
        </summary>
        <SimpleTable
          caption={byRole.title}
          heads={[{ label: byRole.role }, ...TALLY.map((name) => ({ label: byRole[name], end: true }))]}
          cards={data.by_role.map((row) => (
            <Row
              key={row.role}
              title={words.roles[row.role]}
              note={TALLY.map((name) => `${byRole[name]} ${row[name]}`).join(' · ')}
            />
          ))}
        >
          {data.by_role.map((row) => (
            <tr key={row.role}>
              <td>{words.roles[row.role]}</td>
              {TALLY.map((name) => (
                <td key={name} className="figures text-end">
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </SimpleTable>
      </details>
    </CardBody>
  </Card>
)
