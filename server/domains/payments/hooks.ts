import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import type { Principal } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'
import type { ProviderTransaction } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'

/** A payment was recorded and the provider does not know it yet. */
export const paymentBegun = defineHook<{
  tx: Tx
  actor: Principal
  wanted: InitializeBody
  payment: { id: string; tenant_id: string }
}>('payment_begun')

/** Money was booked. `already_paid` is an earlier paid attempt of the same payment intent. */
export const paymentBooked = defineHook<{
  tx: Tx
  payment_id: string
  /** Who recorded it, if no bank confirmed the money. */
  recorded_by: string | undefined
  already_paid: { reference: string } | undefined
}>('payment_booked')

/** The provider's answer about a payment was booked. */
export const providerAnswered = defineHook<{
  tx: Tx
  services: Services
  payment_id: string
  found: ProviderTransaction
}>('provider_answered')

/** Handling of a provider event, outside any transaction. `payment_id` is null if it names none of our payments. */
export const providerEventReceived = defineHook<{
  services: Services
  event: string
  payment_id: string | null
  /** Reference of the object, the provider's or ours. */
  reference: string
}>('provider_event_received')
