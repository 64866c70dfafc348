import { Link } from '@tanstack/react-router'
import { recording as words } from '#words/recording'
import { hasPermission } from '../../../../platform/access.ts'
import { useActor } from '../../../../platform/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'

type Props = { home?: { unit_id: string; tenant_id: string } }

/** Whether an actor takes money for homes: all who write payments but tenants. */
export function useMayRecord(): boolean {
  const actor = useActor()
  return actor.user.role !== 'TENANT' && actor.user.role !== 'ADMIN' && hasPermission(actor, 'payments_write')
}

/** The ways to record money that came by hand: of one home, or of whoever is found; many only where none is named. */
export function RecordActions({ home }: Props) {
  if (!useMayRecord()) return null
  return (
    <>
      <Button asChild icon="plus" kind={home ? 'second' : 'primary'} className="max-md:px-3">
        <Link to="/dashboard/payments/record" search={home ?? {}}>
          {words.action}
        </Link>
      </Button>
      {!home && (
        <Button asChild kind="second" className="max-md:px-3">
          <Link to="/dashboard/payments/record-many">{words.many.action}</Link>
        </Button>
      )}
    </>
  )
}
