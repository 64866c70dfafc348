import type { WorkMover } from '@gida/contract/domains/work-orders/rules'

/** Who does something to an order: a person, a vendor by their link, or time. */
export type By = { user_id: string } | { vendor_id: string } | null

type Of = { landlord_id: string | null; assigned_to: string | null; is_run: boolean }

/** What an actor is to a work order. Who runs the home acts as staff, whatever else they are. */
export function workMoversOf({ user_id }: { user_id: string }, order: Of): WorkMover[] {
  const parts: WorkMover[] = []
  if (order.is_run) parts.push('STAFF')
  if (order.assigned_to === user_id) parts.push('DOER')
  if (order.landlord_id === user_id) parts.push('LANDLORD')
  return parts
}
