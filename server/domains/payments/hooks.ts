import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import type { Principal } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'
import type { ProviderTransaction } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'

/** A payment has been written down, and the provider has not heard of it. */
export const paymentBegun = defineHook<{
  tx: Tx
  actor: Principal
  wanted: InitializeBody
  payment: { id: string; tenant_id: string }
}>('payment_begun')

/** Money has been booked. `already_paid` is the other payment of the same wish, where one had been paid before. */
export const paymentBooked = defineHook<{
  tx: Tx
  payment_id: string
  /** Who says that the money came, where a person does and no bank. */
  recorded_by: string | undefined
  already_paid: { reference: string } | undefined
}>('payment_booked')

/** What the provider said of a payment has been booked. */
export const providerAnswered = defineHook<{
  tx: Tx
  services: Services
  payment_id: string
  found: ProviderTransaction
}>('provider_answered')

/** An event of the provider is worked on, outside of any transaction. `payment_id` is null where it names none of ours. */
export const providerEventReceived = defineHook<{
  services: Services
  event: string
  payment_id: string | null
  /** The provider's or our name for what it is about. */
  reference: string
}>('provider_event_received')
