import { Link } from '@tanstack/react-router'
import { offlinePayments as words } from '#words/offline-payments'
import { hasPermission } from '../../../../platform/session/access.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { Button } from '../../../../ui/action/Button.tsx'

type Props = { home?: { unit_id: string; tenant_id: string } }

/** Whether the actor may record payments: everyone with write access except tenants. */
export function useMayRecord(): boolean {
  const actor = useActor()
  return actor.user.role !== 'TENANT' && actor.user.role !== 'ADMIN' && hasPermission(actor, 'payments_write')
}

/** Actions to record offline payments: for one tenancy or any; several at once only without a tenancy. */
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
