import { z } from 'zod'
import { NoAnswer } from '../../../platform/errors/no-answer.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { transferMoved, unexpectedMoneyReceived } from '../../../platform/pay/events.ts'
import { providerEventReceived } from '../hooks.ts'
import { checkPayment } from './check-payment.ts'

/** Handles one stored event. Its content is only a hint: the provider is asked. Marked as handled afterwards. */
export const handleProviderEvent = defineJob({
  name: 'handle_provider_event',
  payload: z.object({ event_id: z.guid() }),
  urgent: true,
  run: async (services, { event_id }) => {
    const event = await services.transaction('system', (tx) =>
      tx
        .selectFrom('provider_event')
        .leftJoin('payment', 'payment.reference', 'provider_event.object_reference')
        .select([
          'provider_event.event',
          'provider_event.object_reference',
          'payment.id',
          'payment.reference',
        ])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('platform_invoice_payment as invoiced')
                .select('invoiced.id')
                .whereRef('invoiced.reference', '=', 'provider_event.object_reference'),
            )
            .as('is_invoiced'),
        )
        .where('provider_event.id', '=', event_id)
        .where('provider_event.handled_at', 'is', null)
        .executeTakeFirst(),
    )
    if (!event) return
    await providerEventReceived.run({
      services,
      event: event.event,
      payment_id: event.id,
      reference: event.object_reference,
    })
    const isOfPayment = event.event.startsWith('charge.') && !event.event.startsWith('charge.dispute.')
    if (isOfPayment && event.id && event.reference) {
      const answered = await checkPayment(services, { id: event.id, reference: event.reference })
      if (!answered) throw new NoAnswer('The provider gave no answer about an event of its own.')
    }
    await services.transaction('system', async (tx) => {
      const isUnasked = event.event === 'charge.success' && !event.id && !event.is_invoiced
      if (isUnasked) await publish(tx, unexpectedMoneyReceived, { reference: event.object_reference })
      if (event.event.startsWith('transfer.'))
        await publish(tx, transferMoved, { reference: event.object_reference })
      await tx.updateTable('provider_event').set({ handled_at: tx.now }).where('id', '=', event_id).execute()
    })
  },
})
