import { Link } from '@tanstack/react-router'
import { evidence as words } from '#words/evidence'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

/** Link from a lease to its evidence bundles, for staff. */
export function BundleOfLease({ leaseId }: { leaseId: string }) {
  const actor = useActor()
  const { role } = actor.user
  if (!hasPermission(actor, 'documents_write') || role === 'TENANT' || role === 'PROPERTY_MANAGER')
    return null
  return (
    <Card aria-labelledby="evidence">
      <CardHead title={words.title} id="evidence" />
      <CardBody className="grid gap-3">
        <p className="text-ink-soft">{words.ofLease.note}</p>
        <div>
          <Button asChild kind="second" icon="file">
            <Link to="/dashboard/leases/$id/evidence" params={{ id: leaseId }}>
              {words.ofLease.open}
            </Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
