import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import {
  autopayChargeAnnounced,
  autopayChargeOverCeiling,
  autopayChargePostponed,
  cardExpiring,
  getChargeToNotify,
  getInstructionToNotify,
  getMethodToNotify,
  instructionStopped,
} from '../../autopay/index.ts'
import { notify } from '../notify.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { type ReaderWords, wordsFor } from '../words/words.ts'
import { type AutopayWords, autopayWords, expiringWords, stoppedWords } from './autopay-words.ts'

const STANDING = '/dashboard/my-money/autopay'
const CARDS = '/dashboard/my-money/cards'

/** Always in the app, since money is about to move or did not; by e-mail and SMS by preference. */
async function tell(
  tx: Tx,
  services: Services,
  {
    user_id,
    key,
    at,
    say,
  }: { user_id: string; key: string; at: string; say: (words: ReaderWords) => AutopayWords },
): Promise<void> {
  const { title, message, text } = say(await wordsFor(tx, user_id))
  await notify(tx, { user_id, key, type: 'payment', priority: 'high', action_url: at, title, message })
  const link = `${services.config.http.publicUrl}${at}`
  const mail = { subject: title, text: `${message}\n\n${link}`, links: [link] }
  await deliverByPreference(tx, {
    user_id,
    key: `${key}:${user_id}`,
    kind: 'payment',
    mail,
    text: `Gida: ${text} ${link}`,
  })
}

const notifyCharge = listener({
  name: 'notify_payer',
  event: autopayChargeAnnounced,
  handle: async (tx, { autopay_charge_id, noticed_on }, services) => {
    const debit = await getChargeToNotify(tx, autopay_charge_id)
    const key = `debit:${autopay_charge_id}:announced:${noticed_on}`
    await tell(tx, services, {
      user_id: debit.tenant_id,
      key,
      at: STANDING,
      say: (words) => autopayWords.announced(words, debit),
    })
  },
})

const notifyPostponed = listener({
  name: 'notify_payer',
  event: autopayChargePostponed,
  handle: async (tx, { autopay_charge_id, attempt }, services) => {
    const debit = await getChargeToNotify(tx, autopay_charge_id)
    const key = `debit:${autopay_charge_id}:failed:${attempt}`
    await tell(tx, services, {
      user_id: debit.tenant_id,
      key,
      at: STANDING,
      say: (words) => autopayWords.postponed(words, debit),
    })
  },
})

const notifyOverCeiling = listener({
  name: 'notify_payer',
  event: autopayChargeOverCeiling,
  handle: async (tx, { autopay_charge_id }, services) => {
    const debit = await getChargeToNotify(tx, autopay_charge_id)
    const key = `debit:${autopay_charge_id}:ceiling:${debit.amount}`
    await tell(tx, services, {
      user_id: debit.tenant_id,
      key,
      at: STANDING,
      say: (words) => autopayWords.overCeiling(words, debit),
    })
  },
})

const notifyStopped = listener({
  name: 'notify_payer',
  event: instructionStopped,
  handle: async (tx, { instruction_id, reason, at: when }, services) => {
    const instruction = await getInstructionToNotify(tx, instruction_id)
    const key = `instruction:${instruction_id}:${reason}:${when}`
    const say = (words: ReaderWords) => stoppedWords(words, reason, instruction)
    await tell(tx, services, { user_id: instruction.tenant_id, key, at: STANDING, say })
  },
})

const notifyExpiring = listener({
  name: 'notify_holder',
  event: cardExpiring,
  handle: async (tx, { method_id }, services) => {
    const card = await getMethodToNotify(tx, method_id)
    if (card.removed_at) return
    const key = `card:${method_id}:expires:${card.expires_on}`
    await tell(tx, services, {
      user_id: card.user_id,
      key,
      at: CARDS,
      say: (words) => expiringWords(words, card),
    })
  },
})

export const autopayListeners: AnyListener[] = [
  notifyCharge,
  notifyPostponed,
  notifyOverCeiling,
  notifyStopped,
  notifyExpiring,
]
