import type { Tx } from '../db/db.ts'
import { lockNamed } from '../db/locks.ts'
import type { Services } from '../services.ts'
import { recordAnswer } from './breaker.ts'
import { CLASSES } from './classes.ts'
import type { Message } from './message.ts'
import type { Outcome } from './outcome.ts'
import { raiseState } from './raise-state.ts'
import { applyReports } from './reports.ts'
import { suppress } from './suppress.ts'

/** Replaces the body of a secret that a real gateway has accepted; the local outbox keeps it, since it is read there. */
const FORGOTTEN = { body: 'It held a link that is not kept.', html: null, links: [], calendar: null }

/** Records the provider's answer. */
export async function recordOutcome(
  tx: Tx,
  services: Services,
  message: Message,
  outcome: Outcome,
): Promise<void> {
  await recordAnswer(tx, message.channel, outcome)
  if (outcome.kind === 'accepted') return accept(tx, services, message, outcome.id)
  if (outcome.kind === 'again') return keepWords(tx, message.id, outcome.words)
  if (outcome.kind === 'unknown') {
    if (CLASSES[message.class].isSentAgain) return keepWords(tx, message.id, outcome.words)
    return raiseState(tx, message, 'UNKNOWN', outcome.words)
  }
  if (outcome.isGone) await suppress(tx, message, outcome.words)
  await raiseState(tx, message, 'FAILED', outcome.words)
}

async function accept(tx: Tx, services: Services, message: Message, provider_id: string | null) {
  const isOut = message.has_secret && (message.channel === 'SMS' ? services.texter : services.mailer).real
  await tx
    .updateTable('outbox_message')
    .set({ state: 'ACCEPTED', sent_at: tx.now, failure: null, provider_id, ...(isOut ? FORGOTTEN : {}) })
    .where('id', '=', message.id)
    .where('state', '<', 'ACCEPTED')
    .execute()
  if (!provider_id) return
  await lockNamed(tx, 'delivery_report', provider_id)
  await applyReports(tx, provider_id)
}

/** Keeps the last error until the retry. */
const keepWords = async (tx: Tx, id: string, failure: string): Promise<void> => {
  await tx
    .updateTable('outbox_message')
    .set({ failed_at: tx.now, failure })
    .where('id', '=', id)
    .where('state', '<', 'ACCEPTED')
    .execute()
}
