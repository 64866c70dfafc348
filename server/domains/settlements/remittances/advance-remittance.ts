import { sql } from 'kysely'
import { z } from 'zod'
import type { Random } from '../../../platform/clock/jitter.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import {
  ProviderMismatch,
  ProviderRefusal,
  type ProviderTransfer,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import { retryAt } from '../../../platform/pay/retry-times.ts'
import type { Services } from '../../../platform/services.ts'
import { remittanceFailed, remittanceMismatched, remittanceSent } from '../events.ts'
import { endRemittance } from './end-remittance.ts'

const MINUTE = 60_000
/** Pauses before polling again, then hourly. A sent transfer is polled once more, since a bank may return it. */
const PAUSES = [MINUTE, 2 * MINUTE, 10 * MINUTE]
const SECOND_LOOK_MS = 24 * 60 * MINUTE

const ENDS: Record<ProviderTransfer['status'], 'SENT' | 'FAILED' | null> = {
  success: 'SENT',
  failed: 'FAILED',
  reversed: 'FAILED',
  abandoned: 'FAILED',
  blocked: 'FAILED',
  rejected: 'FAILED',
  pending: null,
  received: null,
  otp: null,
}

/**
 * Advances one transfer. The attempt is recorded before the provider is called; then it is polled under the same
 * reference, and resent under it only if the provider never received it. So it is paid at most once.
 */
export const advanceRemittance = defineJob({
  name: 'advance_remittance',
  payload: z.object({ remittance_id: z.guid() }),
  urgent: true,
  run: async (services, { remittance_id }) => {
    const row = await services.transaction('system', (tx) => takeTurn(tx, remittance_id))
    if (!row) return
    const answer = row.asked_at ? await look(services, row) : await send(services, row)
    await services.transaction('system', (tx) =>
      answer ? book(tx, remittance_id, answer) : askAgainSoon(tx, remittance_id, services.random),
    )
  },
})

type Row = NonNullable<Awaited<ReturnType<typeof takeTurn>>>
/** A failure without an end is an answer about another transfer, or needs a person. */
type Answer = { end: 'SENT' | 'FAILED' | null; failure?: string; isJustAsked?: true }

const WANTS_PASSWORD =
  'The provider needs a one-time password to send this. Confirm the transfer on the provider’s dashboard, and turn off transfer confirmation there.'

const answerOf = (status: ProviderTransfer['status']): Answer => ({
  end: ENDS[status],
  ...(status === 'otp' && { failure: WANTS_PASSWORD }),
})

/** The row before the update; schedules the next poll and records the attempt. */
async function takeTurn(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('remittance')
    .selectAll()
    .where('id', '=', id)
    .where('way', '=', 'PROVIDER')
    .where('next_check_at', '<=', tx.now)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const pause = PAUSES[row.checks] ?? 60 * MINUTE
  await tx
    .updateTable('remittance')
    .set({
      asked_at: row.asked_at ?? tx.now,
      checks: row.checks + 1,
      next_check_at: new Date(tx.now.getTime() + pause),
    })
    .where('id', '=', id)
    .execute()
  return row
}

/** Requests the transfer. No answer is not a refusal: it is polled at the next turn. */
async function send(services: Services, row: Row): Promise<Answer | null> {
  if (await services.transaction('system', (tx) => isTakenBack(tx, row)))
    return { end: 'FAILED', failure: 'The landlord undid the change to this account.' }
  try {
    const recipient_code = row.recipient_code ?? (await openRecipient(services, row))
    const { status } = await services.provider.sendTransfer({
      reference: row.reference,
      amount: row.amount,
      recipient_code,
      reason: 'Rent received for you',
    })
    return { ...answerOf(status), isJustAsked: true }
  } catch (error) {
    if (error instanceof ProviderMismatch) return { end: null, failure: error.message }
    if (error instanceof ProviderUnknown) return null
    if (!(error instanceof ProviderRefusal)) throw error
    if (/duplicate/.test(error.code)) return null // an earlier request arrived: poll it
    return isOurs(error) ? null : { end: 'FAILED', failure: error.message }
  }
}

/** The landlord reverted a payout account set by a stranger, after the order and before the provider received it. */
async function isTakenBack(tx: Tx, { landlord_id, bank_code, account_number }: Row): Promise<boolean> {
  const { rows } = await sql<{ is_undone: boolean | null }>`
    select bool_and(undone_at is not null) as is_undone from payout_account
    where user_id = ${landlord_id} and bank_code = ${bank_code} and account_number = ${account_number}`.execute(
    tx,
  )
  return rows[0]?.is_undone === true
}

async function openRecipient(services: Services, row: Row): Promise<string> {
  const { recipient_code } = await services.provider.createRecipient({
    name: row.account_name ?? '',
    bank_code: row.bank_code ?? '',
    account_number: row.account_number ?? '',
  })
  await services.transaction('system', (tx) =>
    tx.updateTable('remittance').set({ recipient_code }).where('id', '=', row.id).execute(),
  )
  return recipient_code
}

async function look(services: Services, row: Row): Promise<Answer | null> {
  try {
    const { status } = await services.provider.verifyTransfer(row.reference, row.amount)
    return answerOf(status)
  } catch (error) {
    if (error instanceof ProviderMismatch) return { end: null, failure: error.message }
    if (error instanceof ProviderUnknown) return null
    if (!(error instanceof ProviderRefusal)) throw error
    const neverCame = error.status === 404 || /not_found/.test(error.code)
    return neverCame && row.status === 'PENDING' ? send(services, row) : null
  }
}

/** Outcome unknown: poll again within a minute, and when the provider is back. */
async function askAgainSoon(tx: Tx, id: string, random: Random): Promise<void> {
  await tx
    .updateTable('remittance')
    .set({ next_check_at: retryAt(tx.now, random) })
    .where('id', '=', id)
    .execute()
}

/** Null once that has passed. A provider event in between does not delay it. */
function secondLookAt(sent_at: Date, now: Date): Date | null {
  const at = new Date(sent_at.getTime() + SECOND_LOOK_MS)
  return at > now ? at : null
}

/** Concerns our key or rate limit, not the transfer. */
const isOurs = (error: ProviderRefusal) => [401, 403, 429].includes(error.status)

async function book(tx: Tx, id: string, { end, failure, isJustAsked }: Answer): Promise<void> {
  if (!end && failure) return noteMismatch(tx, id, failure)
  if (!end) {
    const next_check_at = new Date(tx.now.getTime() + MINUTE)
    if (isJustAsked)
      await tx.updateTable('remittance').set({ checks: 1, next_check_at }).where('id', '=', id).execute()
    return
  }
  const ended = await endRemittance(tx, id, end, { failure: failure ?? null })
  if (!ended) return
  const next_check_at = end === 'SENT' ? secondLookAt(ended.at, tx.now) : null
  await tx.updateTable('remittance').set({ next_check_at }).where('id', '=', id).execute()
  if (end === ended.from) return
  await publish(tx, end === 'SENT' ? remittanceSent : remittanceFailed, { remittance_id: id })
}

/** Stays pending and is polled again; a person is notified once about the mismatch. */
async function noteMismatch(tx: Tx, id: string, failure: string): Promise<void> {
  const noted = await tx
    .updateTable('remittance')
    .set({ failure })
    .where('id', '=', id)
    .where('failure', 'is distinct from', failure)
    .returning('id')
    .executeTakeFirst()
  if (noted) await publish(tx, remittanceMismatched, { remittance_id: id })
}
