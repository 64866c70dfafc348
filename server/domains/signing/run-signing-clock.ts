import { REMIND_DAYS, whoseTurn } from '@gida/contract/domains/signing/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../platform/jobs/batch.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { endRequest } from './requests/end-request.ts'
import { asked, lockSigning, type Signing } from './requests/request-queries.ts'
import { writeTrail } from './requests/trail.ts'
import { sendLink } from './signers/send-link.ts'

const DAY_MS = 86_400_000
const FIRST_REMINDER = Math.max(...REMIND_DAYS)

/** Ends requests that were not signed in time, and reminds the current signers shortly before. */
export async function runSigningClock(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'papers that wait to be signed',
    items: pagesOf<BatchItem>(services, findEnding),
    each: ({ id }) =>
      services.transaction('system', async (tx) => {
        const signing = await lockSigning(tx, id)
        if (whoseTurn(signing).length === 0) return
        if (signing.expires_at <= tx.now) await expire(tx, signing)
        else await remind(tx, signing)
      }),
  })
}

/** Keyset pages over all of them, so that those already reminded do not fill the limit. */
async function findEnding(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select id from signature_request where state in ('SENT', 'PARTLY_SIGNED')
      and expires_at <= ${tx.now}::timestamptz + make_interval(days => ${FIRST_REMINDER}) and id > ${behind(after)}
    order by id limit ${limit}`.execute(tx)
  return rows
}

async function expire(tx: Tx, signing: Signing): Promise<void> {
  await endRequest(tx, signing, { act: { kind: 'EXPIRE' } })
  await writeTrail(tx, { request_id: signing.id, kind: 'EXPIRED' })
}

/** Reminds each current signer once per step. */
async function remind(tx: Tx, signing: Signing): Promise<void> {
  const left = (signing.expires_at.getTime() - tx.now.getTime()) / DAY_MS
  const step = REMIND_DAYS.findLast((days) => left <= days)
  if (step === undefined) return
  const turn = whoseTurn(signing)
  for (const { id, place, reminded_days } of asked(signing)) {
    if (!turn.includes(place) || (reminded_days !== null && reminded_days <= step)) continue
    await tx.updateTable('signer').set({ reminded_days: step }).where('id', '=', id).execute()
    await enqueue(tx, sendLink, { signer_id: id, is_reminder: true, is_extended: false })
  }
}
