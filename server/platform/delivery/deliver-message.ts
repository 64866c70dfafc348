import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { NoAnswer } from '../errors/no-answer.ts'
import { defineJob, type Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { isOpen } from './breaker.ts'
import { CLASSES } from './classes.ts'
import { recheckDelayed } from './delayed-message.ts'
import { lockMessage, type Message } from './message.ts'
import type { Outcome } from './outcome.ts'
import { DELIVER_ALARM, DELIVER_MESSAGE } from './queue-message.ts'
import { raiseState } from './raise-state.ts'
import { recordOutcome } from './record-outcome.ts'
import { sendToProvider } from './send-to-provider.ts'

const Payload = z.object({ message_id: z.guid() })

/** Hands one attempt to its provider. One that was not accepted is retried; one of unknown outcome only if its class says so. */
const run: Job<z.infer<typeof Payload>>['run'] = async (services, { message_id }) => {
  const message = await services.transaction('system', (tx) => begin(tx, message_id, services))
  if (!message) return
  if (message === 'later') throw new NoAnswer('Its provider is left alone for now.') // no other job picks up what was handed over
  const outcome = await sendToProvider(services, message)
  await services.transaction('system', (tx) => recordOutcome(tx, services, message, outcome))
  if (isTriedAgain(message, outcome)) throw new NoAnswer(outcome.words)
}

export const deliverMessage = defineJob({ name: DELIVER_MESSAGE, payload: Payload, run })
export const deliverAlarm = defineJob({ name: DELIVER_ALARM, payload: Payload, alarm: true, run })

const isTriedAgain = (
  { class: of, channel }: Message,
  outcome: Outcome,
): outcome is Extract<Outcome, { words: string }> =>
  outcome.kind === 'again' || (outcome.kind === 'unknown' && (CLASSES[of].isSentAgain || channel !== 'SMS'))

/** Marks the attempt as handed over and returns it; nothing if it must not be sent, or is left to a later job. */
async function begin(tx: Tx, id: string, services: Services): Promise<Message | 'later' | undefined> {
  const message = await lockMessage(tx, id)
  if (!message || message.is_digested) return
  const { state, class: of, channel, failure, expires_at } = message
  if (state !== 'QUEUED' && state !== 'HANDED_OVER') return
  if (expires_at && expires_at <= tx.now) return void (await raiseState(tx, message, 'EXPIRED'))
  // The process died between request and answer: the SMS may have been sent.
  if (state === 'HANDED_OVER' && !failure && channel === 'SMS' && !CLASSES[of].isSentAgain)
    return void (await raiseState(tx, message, 'UNKNOWN', 'Nobody heard what became of it.'))
  if (message.due_at > tx.now || (of !== 'alarm' && (await isOpen(tx, services, message))))
    return state === 'QUEUED' ? undefined : 'later'
  const going = await recheckDelayed(tx, message)
  if (!going) return
  await tx
    .updateTable('outbox_message')
    .set({ state: 'HANDED_OVER', failure: null })
    .where('id', '=', id)
    .execute()
  return going
}
