import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { ProviderRefusal } from '../../../platform/pay/provider.ts'
import { bookReceivedTransfer, isReceivedTransfer } from './book-received-transfer.ts'

/** The provider reported unexpected money: verify it and book the answer. */
export const receiveTransfer = defineJob({
  name: 'receive_transfer',
  payload: z.object({ reference: z.string() }),
  urgent: true,
  run: async (services, { reference }) => {
    const found = await services.provider.verify(reference).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return null
      throw error
    })
    if (!found || !isReceivedTransfer(found, services.provider.domain)) return
    const isBooked = await services.transaction('system', (tx) => bookReceivedTransfer(tx, found))
    if (!isBooked)
      services.log.info({ reference }, 'a transfer was booked before, or is to no account of ours')
  },
})
