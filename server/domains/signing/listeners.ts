import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { madeFileKey } from '../documents/index.ts'
import { leaseBySigning } from '../leases/index.ts'
import { paperSealed, signingEnded } from './events.ts'
import { asked, getSigning } from './requests/request-queries.ts'
import { messages, tellSigner, wordsFor } from './signers/messages.ts'
import { newLink } from './signers/send-link.ts'

const startLease = listener({
  name: 'lease_starts_when_signed',
  event: paperSealed,
  handle: async (tx, { request_id }) => {
    const signing = await getSigning(tx, request_id)
    const signer_ids = asked(signing).flatMap(({ user_id }) => user_id ?? [])
    if (signing.lease_id) await leaseBySigning.start(tx, signing.lease_id, signer_ids)
  },
})

/** Sends the sealed PDF to everybody who signed, attached and as a link. */
const sendCopies = listener({
  name: 'send_sealed_copies',
  event: paperSealed,
  handle: async (tx, { request_id }, services) => {
    const signing = await getSigning(tx, request_id)
    const { sealed_version_id, document_name } = signing
    if (!sealed_version_id) return
    const attachments = [
      {
        file_key: madeFileKey(sealed_version_id),
        name: `${document_name}.pdf`,
        content_type: 'application/pdf',
      },
    ]
    for (const signer of asked(signing)) {
      const { link } = await newLink(tx, services, signer)
      const message = messages.completed(signing, await wordsFor(tx, signer))
      await tellSigner(tx, signer, { ...message, link, attachments, key: `signed_copy:${signer.id}` })
    }
  },
})

/** Tells signers that the request has ended without being completed. */
const notifySigners = listener({
  name: 'notify_signers_of_end',
  event: signingEnded,
  handle: async (tx, { request_id }) => {
    const signing = await getSigning(tx, request_id)
    for (const signer of asked(signing)) {
      if (signer.state === 'DECLINED' || (signer.state === 'WAITING' && signer.opened_at === null)) continue
      const message = messages.ended(signing, await wordsFor(tx, signer))
      await tellSigner(tx, signer, { ...message, key: `signing_ended:${signer.id}` })
    }
  },
})

export const signingListeners: AnyListener[] = [startLease, sendCopies, notifySigners]
