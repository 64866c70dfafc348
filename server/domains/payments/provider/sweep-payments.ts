import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { askAbout, type Heard } from './check-payment.ts'
import { openRows, registerOpen, whatIsOpen } from './open-at-provider.ts'
import { beginOutage, endOutage, isProviderOut, isThere } from './outage.ts'

const BATCH = 200
const MOST_BATCHES = 10
const AT_ONCE = 8
/** So many questions without an answer, and none with one: then it is not about a payment. */
const SILENCE = 3

/**
 * Asks about each payment whose time has come. Nothing depends on a webhook: one that never came is healed here.
 * While the provider does not answer, one question goes before the rest; once it answers, all that is open is asked.
 */
export const sweepPayments = defineJob({
  name: 'sweep_payments',
  payload: z.object({}),
  run: async (services) => {
    if (!(await answersAgain(services))) return
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const due = await listDue(services, BATCH)
      if (due.length === 0) break
      const heard = await askAboutAll(services, due)
      if (heard === 'SILENT') return noteSilence(services)
      if (heard === 'BUSY' || due.length < BATCH) break
    }
  },
})

registerOpen(openRows('payment'))

type Due = { id: string; reference: string }

function listDue(services: Services, limit: number): Promise<Due[]> {
  return services.transaction('system', (tx) =>
    tx
      .selectFrom('payment')
      .select(['id', 'reference'])
      .where('next_check_at', '<=', tx.now)
      .orderBy('next_check_at')
      .limit(limit)
      .execute(),
  )
}

/** One question: about the payment that has waited longest, or, where something is open, whether anyone is there. */
async function answersAgain(services: Services): Promise<boolean> {
  const { isOut, open } = await services.transaction('system', async (tx) => ({
    isOut: await isProviderOut(tx),
    open: await whatIsOpen(tx),
  }))
  if (Object.keys(open).length === 0 && !isOut) return false
  const [first] = await listDue(services, 1)
  if (!isOut && first) return true
  const isAnswered = first ? (await hearAbout(services, first)) !== 'SILENT' : await isThere(services)
  if (isAnswered && isOut) await services.transaction('system', endOutage)
  if (!isAnswered && !isOut) await noteSilence(services)
  return isAnswered
}

/** What is open is missed by somebody: the log says how much of it, and since when. */
async function noteSilence(services: Services): Promise<void> {
  const open = await services.transaction('system', async (tx) => {
    await beginOutage(tx)
    return whatIsOpen(tx)
  })
  services.log.warn({ open }, 'the payment provider does not answer')
}

/**
 * Asks about them, several at once. No further question when the provider turns out to be silent, or wants to be asked later:
 * that it says so means that it is there.
 */
async function askAboutAll(services: Services, due: Due[]): Promise<Heard> {
  const waiting = due.values()
  const heard = { ANSWERED: 0, MISMATCHED: 0, BUSY: 0, SILENT: 0 }
  const isSilent = () => heard.ANSWERED + heard.BUSY === 0 && heard.SILENT >= SILENCE
  const ask = async () => {
    for (const payment of waiting) {
      heard[await hearAbout(services, payment)] += 1
      if (isSilent() || heard.BUSY > 0) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  if (heard.BUSY > 0) return 'BUSY'
  if (heard.SILENT === 0 || heard.ANSWERED > 0) return 'ANSWERED'
  return !isSilent() && (await isThere(services)) ? 'ANSWERED' : 'SILENT'
}

async function hearAbout(services: Services, payment: Due): Promise<Heard> {
  try {
    const heard = await askAbout(services, payment)
    return heard === 'MISMATCHED' ? 'ANSWERED' : heard
  } catch (error) {
    services.log.warn({ error, payment_id: payment.id }, 'a payment could not be checked')
    return 'ANSWERED' // a fault of ours says nothing about the provider
  }
}
