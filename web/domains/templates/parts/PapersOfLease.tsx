import { Link } from '@tanstack/react-router'
import { templates as words } from '#words/templates'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

/** Link from a lease to a new document. */
export function PapersOfLease({ leaseId }: { leaseId: string }) {
  const actor = useActor()
  if (!hasPermission(actor, 'leases_write')) return null
  return (
    <Card aria-labelledby="papers">
      <CardHead title={words.ofLease.title} id="papers" />
      <CardBody className="grid gap-3">
        <p className="text-ink-soft">{words.ofLease.note}</p>
        <div>
          <Button asChild kind="second" icon="file">
            <Link to="/dashboard/templates/paper" search={{ lease_id: leaseId }}>
              {words.paper.title}
            </Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
