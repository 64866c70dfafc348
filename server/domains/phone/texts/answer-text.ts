import { asksOfOneself, type Command, readCommand } from '@gida/contract/domains/phone/commands'
import type { Language } from '@gida/contract/shared/language'
import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { type Allowance, trySpending } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sendIntent } from '../../../platform/delivery/send-intent.ts'
import { optOut } from '../../../platform/delivery/suppress.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { answerInAlert } from '../../alerts/index.ts'
import { actAsPerson, findUserByName } from '../../users/index.ts'
import { hasJustDeclined, isOfferedPhone } from '../../work-orders/index.ts'
import type { Person } from '../core/answer.ts'
import { runCommand } from '../core/run-command.ts'
import { countUse } from '../count-use.ts'
import { checkPin } from '../pin/phone-pin.ts'
import { phoneWords, TO_STRANGERS } from '../words/words.ts'

const Text = z.object({
  ...{ provider_id: z.string(), from: z.string(), text: z.string() },
  way: z.enum(['SMS', 'WHATSAPP']).default('SMS'),
  sent_at: z.coerce.date().optional(),
  is_unread: z.boolean().default(false),
})
type Text = z.infer<typeof Text>

/** Later answers are useless and not sent; ms. */
const WORTH_MS = 3_600_000
const DAY = 86_400
/** WhatsApp allows answers within a day of a message; later ones are refused (131047). */
const WINDOW_MS = DAY * 1000

/** Rate limit per number: answers cost money, and sender numbers can be spoofed. */
const ofNumber = (phone: string): Allowance => ({
  name: 'phone_text',
  spender: phone,
  most: 20,
  seconds: DAY / 4,
})
const ofStranger = (phone: string): Allowance[] => [
  { name: 'phone_stranger', spender: phone, most: 1, seconds: DAY },
  { name: 'phone_strangers', spender: 'all', most: 200, seconds: DAY },
]

/** Answers a text with the sender's own rights, once, even if the provider reports it repeatedly. */
export const answerText = defineJob({
  name: 'answer_text',
  payload: Text,
  urgent: true,
  run: async (services, said) => {
    const command: Command = said.is_unread ? { is: 'UNSEEN' } : readCommand(said.text)
    const caller = await services.transaction('system', (tx) => findCaller(tx, services, said, command))
    if (!caller) return
    const price = services.config.whatsapp?.price ?? 0
    const { actor, services: theirs } = await actAsPerson(services, caller.user_id)
    try {
      await theirs.transaction(actor, (tx) => answerIn(tx, actor, said, { command, caller, price }))
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      const { failed } = phoneWords[caller.language]
      await services.transaction('system', (tx) => sendAnswer(tx, said, failed, caller.user_id))
    }
  },
})

type Caller = Pick<Person, 'pin' | 'alert' | 'language'> & { user_id: string }

/**
 * Identifies the sender. A vendor with an open offer is answered about that job, unless they ask about their own home; a
 * stranger is answered once a day; beyond the rate limit nobody is.
 */
async function findCaller(tx: Tx, services: Services, said: Text, command: Command): Promise<Caller | null> {
  const { from, text } = said
  const [user, alert] = await Promise.all([findUserByName(tx, from), answerInAlert(tx, from, text)])
  if (alert?.is_kin && alert.state) return null // the alert handles it
  if (!user || user.status === 'INACTIVE') {
    if (command.is === 'STOP') await optOut(tx, from)
    else if (!alert && !(await isAboutJob(tx, from, command))) await answerStranger(tx, said)
    return null
  }
  const isTheirOwn = command.is === 'STOP' || command.is === 'START' || asksOfOneself(command)
  if (!isTheirOwn && (await isAboutJob(tx, from, command))) return null
  if ((await trySpending(tx, ofNumber(from))) > 0) return null
  const isPrivate = command.is === 'BALANCE' || command.is === 'RECEIPT'
  return {
    user_id: user.id,
    language: user.language as Language,
    alert: alert?.state ?? null,
    pin: isPrivate ? await checkPin(tx, services, user.id, command.pin) : { is: 'MISSING' },
  }
}

/** The vendor's reply may already have ended the job. */
const isAboutJob = async (tx: Tx, from: string, { is }: Command): Promise<boolean> =>
  (await isOfferedPhone(tx, from)) || (is === 'UNREAD' && (await hasJustDeclined(tx, from)))

async function answerStranger(tx: Tx, said: Text): Promise<void> {
  if ((await trySpending(tx, ofStranger(said.from))) === 0) await sendAnswer(tx, said, TO_STRANGERS)
}

type TextedCommand = { command: Command; caller: Caller; price: number }

async function answerIn(
  tx: Tx,
  actor: Actor,
  said: Text,
  { command, caller, price }: TextedCommand,
): Promise<void> {
  const { provider_id: key, from, way } = said
  const { text, estate_id } = await runCommand(tx, actor, { key, from, command, ...caller })
  await asSystem(tx, async () => {
    const isNew = await sendAnswer(tx, said, text, actor.user_id)
    if (!isNew || !estate_id) return
    if (way === 'SMS') await countUse(tx, estate_id, way, measureSms(foldForSms(text)).parts)
    else await countUse(tx, estate_id, way, 1, price)
  })
}

/** Sent at any hour and despite opt-out, since they asked. False if answered before. */
const sendAnswer = async (
  tx: Tx,
  { provider_id, from, way, sent_at = tx.now }: Text,
  text: string,
  user_id?: string,
): Promise<boolean> =>
  (await sendIntent(tx, {
    ...{ class: 'security', kind: 'phone', user_id, key: `phone:${provider_id}` },
    expires_at: new Date(Math.min(tx.now.getTime() + WORTH_MS, sent_at.getTime() + WINDOW_MS)),
    attempts: [{ channel: way, recipient: from, body: text }],
  })) !== null
