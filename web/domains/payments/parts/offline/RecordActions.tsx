import { Link } from '@tanstack/react-router'
import { offlinePayments as words } from '#words/offline-payments'
import { hasPermission } from '../../../../platform/session/access.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'

type Props = { home?: { unit_id: string; tenant_id: string } }

/** Whether an actor takes money for units: all who write payments but tenants. */
export function useMayRecord(): boolean {
  const actor = useActor()
  return actor.user.role !== 'TENANT' && actor.user.role !== 'ADMIN' && hasPermission(actor, 'payments_write')
}

/** The actions to record an offline payment: of one tenancy, or of any; several at once only where none is named. */
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
