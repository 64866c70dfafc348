import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { countOpenByKind, openRows, registerOpen } from '../../../platform/pay/open-at-provider.ts'
import { beginOutage, endOutage, isProviderOut, isThere } from '../../../platform/pay/outage.ts'
import type { Services } from '../../../platform/services.ts'
import { askAbout } from './check-payment.ts'

const AT_ONCE = 8
/** Unanswered polls, with none answered, that indicate an outage rather than a problem of one payment. */
const SILENCE = 3

/**
 * Polls every payment that is due, which makes up for lost webhooks. During an outage one question is asked first; once
 * it is answered, everything open is polled.
 */
export const sweepPayments = defineJob({
  name: 'sweep_payments',
  payload: z.object({}),
  urgent: true,
  run: async (services) => {
    if (!(await answersAgain(services))) return
    if (!(await askAboutDue(services))) await noteSilence(services)
  },
})

registerOpen(openRows('payment'))

type Due = { id: string; reference: string }

const listDue = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<Due[]> =>
  tx
    .selectFrom('payment')
    .select(['id', 'reference'])
    .where('next_check_at', '<=', tx.now)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Asks about one waiting payment or, if something else is open, whether the provider is up. */
async function answersAgain(services: Services): Promise<boolean> {
  const { isOut, open } = await services.transaction('system', async (tx) => ({
    isOut: await isProviderOut(tx),
    open: await countOpenByKind(tx),
  }))
  if (Object.keys(open).length === 0 && !isOut) return false
  const [first] = await services.transaction('system', (tx) => listDue(tx, undefined, 1))
  if (!isOut && first) return true
  const isAnswered = first ? await isAnsweredAbout(services, first) : await isThere(services)
  if (isAnswered && isOut) await services.transaction('system', endOutage)
  if (!isAnswered && !isOut) await noteSilence(services)
  return isAnswered
}

/** Logs how much is open during an outage, and since when. */
async function noteSilence(services: Services): Promise<void> {
  const open = await services.transaction('system', async (tx) => {
    await beginOutage(tx)
    return countOpenByKind(tx)
  })
  services.log.warn({ open }, 'the payment provider does not answer')
}

/** A bug of ours says nothing about the provider; the batch meets and logs it again. */
const isAnsweredAbout = (services: Services, payment: Due): Promise<boolean> =>
  askAbout(services, payment).then(
    (heard) => heard !== 'SILENT',
    () => true,
  )

/**
 * Polls all due payments concurrently and returns whether the provider is up. Stops as soon as the provider is silent or
 * rate-limits; the latter still means that it is up.
 */
async function askAboutDue(services: Services): Promise<boolean> {
  const heard = { ANSWERED: 0, MISMATCHED: 0, BUSY: 0, SILENT: 0 }
  const isAnswered = () => heard.ANSWERED + heard.MISMATCHED + heard.BUSY > 0
  const isSilent = () => !isAnswered() && heard.SILENT >= SILENCE
  await runBatch(services, {
    name: 'poll_payment',
    items: unless(() => heard.BUSY > 0 || isSilent(), pagesOf<Due>(services, listDue)),
    each: async (payment) => {
      const said = await askAbout(services, payment).catch((error: unknown) => {
        heard.ANSWERED++ // a bug of ours says nothing about the provider
        throw error
      })
      heard[said]++
    },
    atOnce: AT_ONCE,
  })
  if (heard.SILENT === 0 || isAnswered()) return true
  return !isSilent() && isThere(services)
}

async function* unless<T>(isOver: () => boolean, items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    if (isOver()) return
    yield item
  }
}
