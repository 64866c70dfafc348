import { useQuery } from '@tanstack/react-query'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { disputesQuery } from '../queries.ts'
import { DisputeCard } from './DisputeCard.tsx'

/** The open dispute of a payment, for those who may answer it. */
export function PaymentDispute({ payment_id }: { payment_id: string }) {
  const actor = useActor()
  const { data } = useQuery({
    ...disputesQuery({ payment_id }),
    enabled: hasPermission(actor, 'payments_refund'),
  })
  const open = data?.data.find(({ closed_at }) => closed_at === null)
  return open ? <DisputeCard dispute={open} isOnPayment /> : null
}
