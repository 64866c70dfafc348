import type { Unit } from '@gida/contract/domains/estates/unit'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { hasPermission } from '../../../../platform/session/access.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'

const words = estates.unit

/** A vacant unit can be let; otherwise links to its payments and lease. */
export function UnitActions({ unit }: { unit: Unit }) {
  const { id, estate_id, status, lease_id, tenant_id, archived_at } = unit
  const actor = useActor()
  const canLet = hasPermission(actor, 'tenants_write')
  if (!tenant_id) {
    if (!canLet || archived_at || (status !== 'VACANT' && status !== 'RESERVED')) return null
    return (
      <>
        <Button asChild kind="second" className="grow">
          <Link to="/dashboard/units/$id/quote" params={{ id }}>
            {words.quote}
          </Link>
        </Button>
        <Button asChild className="grow">
          <Link to="/dashboard/leases/new" search={{ unit_id: id }}>
            {words.let}
          </Link>
        </Button>
        {hasPermission(actor, 'invitations_write') && (
          <Button asChild kind="second" className="grow">
            <Link to="/dashboard/invitations/new" search={{ role: 'TENANT', estate_id, unit_id: id }}>
              {words.invite}
            </Link>
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <Button asChild kind="second" className="grow">
        <Link to="/dashboard/payments" search={{ property_unit_id: id }}>
          {words.payments}
        </Link>
      </Button>
      <Button asChild kind="second" className="grow">
        <Link to="/dashboard/payments/charges" search={{ unit_id: id, state: 'ALL' }}>
          {words.charges}
        </Link>
      </Button>
      {lease_id && (
        <Button asChild kind="second" className="grow">
          <Link to="/dashboard/leases/$id" params={{ id: lease_id }}>
            {words.lease}
          </Link>
        </Button>
      )}
    </>
  )
}
