import type { OfflinePaymentBody } from '@gida/contract/domains/payments/offline'
import type { Payment } from '@gida/contract/domains/payments/payment'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { formatNaira } from '../../platform/screens/format.ts'

const { createPayment } = client.payments

/** Queue of cash payments recorded offline: booked once they reach the server. No other money call is queued. */
export type TakenCash = { body: OfflinePaymentBody; tenant_name: string }

export const outbox = openOutbox<TakenCash, Payment>({
  kind: 'cash',
  calls: [createPayment],
  about: ({ body }) => body.property_unit_id,
  shown: ({ body, tenant_name }) => ({
    text: `${formatNaira(body.amount)} · ${tenant_name}`,
    to: `/dashboard/payments/record?unit_id=${body.property_unit_id}&tenant_id=${body.tenant_id}`,
  }),
  send: async ({ body, client_id }) => {
    // No retries here: the outbox retries, and shows the state.
    const payment = await createPayment({ body: { ...body, client_id } }, { retries: 0 })
    void invalidateBy(createPayment)
    return payment
  },
})
