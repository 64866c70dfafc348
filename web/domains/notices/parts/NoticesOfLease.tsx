import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { noticeDesk } from '#words/notice-desk'
import { notices as words } from '#words/notices'
import { formatDay } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { noticesOfLeaseQuery } from '../queries.ts'
import { NoticePill } from './NoticePill.tsx'

/** The notices of a lease: all of them for staff, the served ones for the tenant. */
export function NoticesOfLease({ leaseId }: { leaseId: string }) {
  const mayPrepare = hasPermission(useActor(), 'leases_write')
  const { data } = useQuery(noticesOfLeaseQuery(leaseId))
  const id = useId()
  if (!data || (data.data.length === 0 && !mayPrepare)) return null
  return (
    <Card aria-labelledby={id}>
      <CardHead title={words.title} id={id} />
      <Rows label={words.title}>
        {data.data.map((notice) => (
          <Row
            key={notice.id}
            title={words.kinds[notice.kind]}
            note={
              <span className="grid justify-items-start gap-1">
                {notice.ends_on
                  ? words.ends(formatDay(notice.ends_on))
                  : words.dated(formatDay(notice.dated))}
                <NoticePill state={notice.state} />
              </span>
            }
            chevron
            link={<Link to="/dashboard/notices/$id" params={{ id: notice.id }} />}
          />
        ))}
      </Rows>
      {mayPrepare && (
        <CardBody>
          <Button asChild kind="second" icon="plus">
            <Link to="/dashboard/notices/new" search={{ lease_id: leaseId }}>
              {noticeDesk.prepare}
            </Link>
          </Button>
        </CardBody>
      )}
    </Card>
  )
}
