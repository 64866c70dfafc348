import type { WorkMover } from '@gida/contract/domains/work-orders/rules'

/** Who acts on an order: a person, a vendor by their link, or the schedule (null). */
export type By = { user_id: string } | { vendor_id: string } | null

type Of = { landlord_id: string | null; assigned_to: string | null; is_run: boolean }

/** An actor's roles towards a work order, such as staff or assignee. Those who run the place act as staff. */
export function workMoversOf({ user_id }: { user_id: string }, order: Of): WorkMover[] {
  const parts: WorkMover[] = []
  if (order.is_run) parts.push('STAFF')
  if (order.assigned_to === user_id) parts.push('DOER')
  if (order.landlord_id === user_id) parts.push('LANDLORD')
  return parts
}
