import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getSigning, paperSealed, paperSigned, type Signing, signingEnded } from '../../signing/index.ts'
import { notifyAll } from '../notify.ts'
import { doerOrManagers } from '../recipients.ts'
import type { Words } from '../words/to-office.ts'

/** Tells the sender of a document how its signing progresses. */
async function notifySender(
  tx: Tx,
  { request_id, step }: { request_id: string; step: string },
  wordsOf: (signing: Signing) => Words | null,
): Promise<void> {
  const signing = await getSigning(tx, request_id)
  const words = wordsOf(signing)
  if (!words) return
  const { unit_id } = await tx
    .selectFrom('document')
    .select('unit_id')
    .where('id', '=', signing.document_id)
    .executeTakeFirstOrThrow()
  const scene = { estate_id: signing.estate_id, unit_ids: [unit_id] }
  const people = await doerOrManagers(tx, scene, signing.created_by)
  await notifyAll(
    tx,
    people.map((user_id) => ({
      ...{ user_id, type: 'tenant' as const, ...words },
      key: `signing:${request_id}:${step}`,
      action_url: `/dashboard/documents/${signing.document_id}`,
    })),
  )
}

const signed = listener({
  name: 'notify_of_signature',
  event: paperSigned,
  handle: (tx, { request_id, signer_id }) =>
    notifySender(tx, { request_id, step: signer_id }, ({ signers, document_name }) => ({
      title: `${signers.find(({ id }) => id === signer_id)?.name ?? 'A signer'} has signed`,
      message: document_name,
    })),
})

const sealed = listener({
  name: 'notify_of_sealed_paper',
  event: paperSealed,
  handle: (tx, { request_id }) =>
    notifySender(tx, { request_id, step: 'sealed' }, ({ document_name }) => ({
      title: 'Signed by all, and sealed',
      message: `${document_name}. A tenancy agreement is stamped within 30 days of the last signature.`,
    })),
})

const ENDED = { DECLINED: 'Declined', EXPIRED: 'Not signed in time' } as const

const ended = listener({
  name: 'notify_of_ended_signing',
  event: signingEnded,
  handle: (tx, { request_id }) =>
    notifySender(tx, { request_id, step: 'ended' }, ({ state, document_name, reason }) =>
      state === 'DECLINED' || state === 'EXPIRED'
        ? {
            title: `${ENDED[state]}: ${document_name}`,
            message: reason || 'Send it again, or talk to the signers.',
          }
        : null,
    ),
})

export const signingNotices: AnyListener[] = [signed, sealed, ended]
