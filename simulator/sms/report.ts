import { signWebhook } from '../webhooks/sign.ts'
import type { SentSms, SmsWorld } from './state.ts'

const FIRST_SECONDS = 0.01

/** Tells the receiver how a message fared, as the faults want it told. */
export async function report(world: SmsWorld, sms: SentSms, status: string): Promise<void> {
  sms.status = status
  const send = () =>
    post(world, {
      type: 'outbound',
      id: sms.message_id,
      message_id: sms.message_id,
      receiver: sms.to,
      sender: sms.from,
      message: sms.text,
      sent_at: sms.sent_at,
      cost: '4.0',
      status,
      channel: sms.channel,
    })
  if (world.faults.reports === 'reorder' && world.heldReports.length === 0) {
    world.heldReports.push(send)
    return
  }
  await send()
  if (world.faults.reports === 'duplicate') await send()
  for (const held of world.heldReports.splice(0)) await held()
}

/** What somebody wrote to our number. */
export const reportInbound = (world: SmsWorld, message_id: string, from: string, text: string) =>
  post(world, { type: 'inbound', message_id, sender: from, message: text, status: 'Received' })

/** After so many seconds, unless the simulator has been closed by then. */
export function later(world: SmsWorld, seconds: number, work: () => Promise<void>): void {
  const timer = setTimeout(() => {
    world.timers.delete(timer)
    void work()
  }, Math.max(seconds, FIRST_SECONDS) * 1000)
  world.timers.add(timer)
}

async function post({ webhookUrl, apiKey, faults }: SmsWorld, body: object): Promise<void> {
  if (!webhookUrl) return
  const said = JSON.stringify(body)
  const key = faults.reports === 'bad_signature' ? 'of_somebody_else' : apiKey
  await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-termii-signature': signWebhook(said, key) },
    body: said,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {}) // reports are sent once
}
