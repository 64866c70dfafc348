import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import {
  cardExpiring,
  debitAnnounced,
  debitOverCeiling,
  debitPostponed,
  getToldDebit,
  getToldInstruction,
  getToldMethod,
  instructionStopped,
} from '../../autopay/index.ts'
import { notify } from '../notify.ts'
import { reach } from '../reach.ts'
import type { Words } from '../words.ts'
import { ownMoneyWords as words } from './own-money-words.ts'

const STANDING = '/dashboard/my-money/standing'
const CARDS = '/dashboard/my-money/cards'

/** By bell in any case, since money is about to move or did not; by mail and text as they wish. */
async function tell(
  tx: Tx,
  services: Services,
  { user_id, key, at, said }: { user_id: string; key: string; at: string; said: Words },
): Promise<void> {
  await notify(tx, { user_id, key, type: 'payment', priority: 'high', action_url: at, ...said })
  const link = `${services.config.http.publicUrl}${at}`
  const mail = { subject: said.title, text: `${said.message}\n\n${link}`, links: [link] }
  await reach(tx, {
    user_id,
    key: `${key}:${user_id}`,
    kind: 'payment',
    mail,
    text: `Gida: ${said.message} ${link}`,
  })
}

const tellOfDebit = listener({
  name: 'tell_payer',
  fact: debitAnnounced,
  hear: async (tx, { debit_id, noticed_on }, services) => {
    const debit = await getToldDebit(tx, debit_id)
    const key = `debit:${debit_id}:announced:${noticed_on}`
    await tell(tx, services, { user_id: debit.tenant_id, key, at: STANDING, said: words.announced(debit) })
  },
})

const tellOfPostponed = listener({
  name: 'tell_payer',
  fact: debitPostponed,
  hear: async (tx, { debit_id, attempt }, services) => {
    const debit = await getToldDebit(tx, debit_id)
    const key = `debit:${debit_id}:failed:${attempt}`
    await tell(tx, services, { user_id: debit.tenant_id, key, at: STANDING, said: words.postponed(debit) })
  },
})

const tellOfCeiling = listener({
  name: 'tell_payer',
  fact: debitOverCeiling,
  hear: async (tx, { debit_id }, services) => {
    const debit = await getToldDebit(tx, debit_id)
    const key = `debit:${debit_id}:ceiling:${debit.amount}`
    await tell(tx, services, { user_id: debit.tenant_id, key, at: STANDING, said: words.overCeiling(debit) })
  },
})

const tellOfStop = listener({
  name: 'tell_payer',
  fact: instructionStopped,
  hear: async (tx, { instruction_id, reason, at: when }, services) => {
    const instruction = await getToldInstruction(tx, instruction_id)
    const key = `instruction:${instruction_id}:${reason}:${when}`
    const said = words.stopped(reason, instruction)
    await tell(tx, services, { user_id: instruction.tenant_id, key, at: STANDING, said })
  },
})

const tellOfExpiry = listener({
  name: 'tell_holder',
  fact: cardExpiring,
  hear: async (tx, { method_id }, services) => {
    const card = await getToldMethod(tx, method_id)
    if (card.removed_at) return
    const key = `card:${method_id}:expires:${card.expires_on}`
    await tell(tx, services, { user_id: card.user_id, key, at: CARDS, said: words.expiring(card) })
  },
})

export const ownMoneyListeners: AnyListener[] = [
  tellOfDebit,
  tellOfPostponed,
  tellOfCeiling,
  tellOfStop,
  tellOfExpiry,
]
