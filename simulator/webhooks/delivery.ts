import type { Setting } from '../faults/fault-names.ts'

/** A webhook on its way. `lost` is dropped by a fault, `unaddressed` had nowhere to go. */
export type Delivery = {
  id: number
  business_id: number
  event: string
  reference: string
  body: string
  state: 'waiting' | 'delivered' | 'lost' | 'unaddressed' | 'given_up'
  fault: Setting<'webhooks'>
  attempts: number
  due_at: number
  give_up_at: number
  created_at: number
  after_id: number | null
  last_status: number | null
  last_error: string | null
  delivered_at: number | null
}
