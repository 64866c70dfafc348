import type { Import } from '@gida/contract/domains/imports/import'
import { Link } from '@tanstack/react-router'
import { imports } from '#words/imports'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { isInviting } from '../queries.ts'

const words = imports.run

/** How many people of a finished import were invited; sent in the background. */
export function InvitedCount({ of }: { of: Import }) {
  const { to_invite, invited, not_invited } = of.result
  if (of.state !== 'DONE' || to_invite === 0) return null
  const works = isInviting(of)
  return (
    <Card aria-labelledby="invited">
      <CardHead
        id="invited"
        title={works ? words.inviting : words.invited}
        end={<Link to="/dashboard/tenants/invitations">{imports.run.toInvitations}</Link>}
      />
      <CardBody className="grid gap-2">
        {works && <Meter value={invited} of={to_invite} tone="act" label={words.inviting} />}
        <p className="figures text-ink-soft" role="status">
          {words.invitedOf(invited, to_invite)}
        </p>
        {not_invited > 0 && <p>{words.notInvited(not_invited)}</p>}
      </CardBody>
    </Card>
  )
}
