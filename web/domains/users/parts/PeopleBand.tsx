import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { users } from '#words/users'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { userStatsQuery } from '../queries.ts'

const words = users.stats

/** Numbers of people; renders nothing while loading. */
export function PeopleBand({ estateId }: { estateId: string | undefined }) {
  const { data } = useQuery(userStatsQuery(estateId))
  if (!data) return null
  const estate = estateId ? { estate_id: estateId } : {}
  return (
    <div className="mb-4">
      <StatBand>
        <Stat
          label={words.total}
          figure={data.total}
          note={words.tenants(data.by_role.TENANT)}
          link={<Link to="/dashboard/users" search={estate} />}
        />
        <Stat
          label={words.joined}
          figure={data.joined_lately}
          note={words.joinedNote}
          link={<Link to="/dashboard/users" search={{ ...estate, only: 'JOINED_LATELY' }} />}
        />
        <Stat
          label={words.off}
          figure={data.by_status.INACTIVE}
          note={words.offNote}
          link={<Link to="/dashboard/users" search={{ ...estate, status: 'INACTIVE' }} />}
        />
        <Stat
          label={words.unverified}
          figure={data.unverified}
          note={words.unverifiedNote}
          link={<Link to="/dashboard/users" search={{ ...estate, only: 'EMAIL_NOT_VERIFIED' }} />}
        />
      </StatBand>
    </div>
  )
}
