import { randomUUID } from 'node:crypto'
import { refusalOf, stateAfter } from '@gida/contract/domains/signing/rules'
import { z } from 'zod'
import { signingKey } from '../../../platform/access/signing-key.ts'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPdf } from '../../../platform/files/pdf/read-pdf.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { askTimeOf } from '../../../platform/pdf/seal/ask-time.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import { addMadeVersion, keepMadeFile, readVersion } from '../../documents/index.ts'
import { paperSealed } from '../events.ts'
import { getSigning, lockSigning, signaturesOf } from '../requests/request-queries.ts'
import { trailOf, writeTrail } from '../requests/trail.ts'
import { type Completion, certificateOf, evidenceOf, marksOf } from './completion.ts'
import { drawSealed } from './draw-sealed.ts'
import { sealOf } from './seal-key.ts'

/**
 * Creates and seals the document of a completed signing. It checks before and again when writing that this is still needed, so a
 * killed job can run again and only one of two runs counts.
 */
export const sealRequest = defineJob({
  name: 'seal_request',
  payload: z.object({ request_id: z.guid() }),
  urgent: true,
  run: async (services, { request_id }) => {
    const found = await services.transaction('system', (tx) => readCompletion(tx, services, request_id))
    if (!found) return
    const { completion, seal } = found
    const { signing } = completion
    const sent = await readVersion(services, signing.version_id)
    if (!sent || sha256Hex(sent) !== signing.frozen_sha256.toString('hex'))
      throw new Error(`The file of version ${signing.version_id} is not the one that was sent to be signed.`)
    const sealed = await makeSealed(services, sent, completion, seal)
    const version_id = randomUUID()
    await keepMadeFile(services, { id: version_id, bytes: sealed.bytes }, () =>
      services.transaction('system', (tx) => complete(tx, services, { completion, sealed, version_id })),
    )
  },
})

type Seal = Awaited<ReturnType<typeof sealOf>>
type Sealed = { bytes: Buffer; is_timed: boolean; pages: number }

async function readCompletion(
  tx: Tx,
  services: Services,
  request_id: string,
): Promise<{ completion: Completion; seal: Seal } | null> {
  const signing = await getSigning(tx, request_id)
  if (refusalOf(signing, { kind: 'SEAL' })) return null
  const [signatures, trail] = [await signaturesOf(tx, request_id), await trailOf(tx, request_id)]
  return { completion: { signing, signatures, trail, at: tx.now }, seal: await sealOf(tx, services) }
}

/** The certificate states whether the seal has an external time stamp; if none could be had, it is rendered again to say so. */
async function makeSealed(
  { config }: Services,
  sent: Uint8Array,
  completion: Completion,
  seal: Seal,
): Promise<Sealed> {
  const { sealPdf } = await import('../../../platform/pdf/seal/seal-pdf.ts')
  const { tsaUrl } = config.seal
  const checkUrl = `${config.http.publicUrl}/verify`
  const draw = (isTimed: boolean) =>
    drawSealed(sent, certificateOf(completion, { isTimed, checkUrl }), marksOf(completion))
  if (tsaUrl) {
    const timed = await sealPdf(await draw(true), seal, askTimeOf(tsaUrl))
    if (timed.is_timed) return counted(timed)
  }
  return counted(await sealPdf(await draw(false), seal, askTimeOf(null)))
}

/** Throws if another PDF library cannot open the sealed file. */
async function counted(sealed: Omit<Sealed, 'pages'>): Promise<Sealed> {
  const found = await readPdf(sealed.bytes, 'look')
  if (typeof found === 'string') throw new Error(`The sealed paper does not open: ${found}.`)
  return { ...sealed, pages: found.pages }
}

type Complete = { completion: Completion; sealed: Sealed; version_id: string }

/** Stores the result; returns whether it was the one that counts. */
async function complete(
  tx: Tx,
  { secrets }: Services,
  { completion, sealed, version_id }: Complete,
): Promise<boolean> {
  const { id } = completion.signing
  const signing = await lockSigning(tx, id)
  const act = { kind: 'SEAL' } as const
  if (refusalOf(signing, act)) return false
  const key = signingKey(secrets.evidenceSeed)
  const evidence = canonicalJson(evidenceOf(completion, sealed))
  await addMadeVersion(tx, {
    ...{ id: version_id, document_id: signing.document_id, uploaded_by: signing.created_by, made_for: id },
    ...{ bytes: sealed.bytes, pages: sealed.pages, reason: 'Signed by all, and sealed' },
  })
  await tx
    .updateTable('signature_request')
    .set({
      ...{ state: stateAfter(signing, act), ended_at: tx.now, is_timed: sealed.is_timed },
      ...{ sealed_version_id: version_id, sealed_sha256: Buffer.from(sha256Hex(sealed.bytes), 'hex') },
      ...{ evidence, evidence_signature: key.sign(evidence), evidence_key: key.public_key },
    })
    .where('id', '=', id)
    .where('state', '=', 'SEALING')
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTrail(tx, { request_id: id, kind: 'SEALED', detail: `SHA-256 ${sha256Hex(sealed.bytes)}` })
  await publish(tx, paperSealed, { request_id: id })
  return true
}
