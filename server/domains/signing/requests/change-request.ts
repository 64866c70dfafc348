import type { ReplaceSigner } from '@gida/contract/domains/signing/request'
import { type Act, type Refusal, refusalOf } from '@gida/contract/domains/signing/rules'
import { formatInstant, lastMinute } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { getPaper } from '../../documents/index.ts'
import { sendLink, sendNewEnd, sendNextLinks } from '../signers/send-link.ts'
import { endRequest } from './end-request.ts'
import { type LeaseOfPaper, leaseOf } from './lease-of.ts'
import {
  asked,
  findSigning,
  getSigning,
  lockSigning,
  type SignerRow,
  type Signing,
} from './request-queries.ts'
import { endOf, insertSigner } from './request-signature.ts'
import { nameOf, writeTrail } from './trail.ts'

const REFUSALS: Record<Refusal, () => Problem> = {
  OVER: () => new Problem('ILLEGAL_STATE', { message: 'This is no longer open for signing.' }),
  DONE: () => new Problem('ILLEGAL_STATE', { message: 'This signer has already answered.' }),
  NOT_YET: () => problem('NOT_YOUR_TURN'),
}

/** Changes the newest request of a document under its lock, if the actor and its state allow it. */
async function change(
  tx: Tx,
  actor: Actor,
  document_id: string,
  act: Act,
  work: (signing: Signing, by: string, lease: LeaseOfPaper | null) => Promise<unknown>,
): Promise<void> {
  const paper = await getPaper(tx, actor, document_id)
  const { id } = orNotFound(await findSigning(tx, document_id))
  if (!paper.may_send) throw problem('PERMISSION_DENIED')
  const lease = await leaseOf(tx, paper)
  await asSystem(tx, async () => {
    const signing = await lockSigning(tx, id)
    const refusal = refusalOf(signing, act)
    if (refusal) throw REFUSALS[refusal]()
    await work(signing, await nameOf(tx, actor.user_id), lease)
  })
}

/** Voids a request. Signers are told, with the reason. */
export const voidSignature = (tx: Tx, actor: Actor, document_id: string, reason: string) =>
  change(tx, actor, document_id, { kind: 'VOID' }, async (signing, by) => {
    await endRequest(tx, signing, { act: { kind: 'VOID' }, reason })
    await writeTrail(tx, { request_id: signing.id, kind: 'VOIDED', detail: `By ${by}: ${reason}` })
  })

/** Moves the last day to sign. Those whose turn it is are told the new one. */
export const extendSignature = (tx: Tx, actor: Actor, document_id: string, expires_on: string) =>
  change(tx, actor, document_id, { kind: 'EXTEND' }, async ({ id, expires_at: before }, by) => {
    const expires_at = endOf(tx, expires_on)
    await tx.updateTable('signature_request').set({ expires_at }).where('id', '=', id).execute()
    await tx.updateTable('signer').set({ reminded_days: null }).where('request_id', '=', id).execute()
    const detail = `By ${by}, to ${formatInstant(lastMinute(expires_at))}`
    await writeTrail(tx, { request_id: id, kind: 'EXTENDED', detail })
    if (expires_at.getTime() !== before.getTime()) await sendNewEnd(tx, await getSigning(tx, id))
  })

/** Sends the link again to the current signer. */
export const remindSigner = (tx: Tx, actor: Actor, document_id: string, place: number) =>
  change(tx, actor, document_id, { kind: 'REMIND', place }, async (signing) => {
    const { id } = signerAt(signing, place)
    await spendAllowance(tx, { name: 'signer_reminder', spender: id, most: 3, seconds: 86_400 })
    await enqueue(tx, sendLink, { signer_id: id, is_reminder: true, is_extended: false })
  })

/** Replaces a signer. The old link stops working, and the new signer starts from the beginning. */
export const replaceSigner = (
  tx: Tx,
  actor: Actor,
  document_id: string,
  { place, ...other }: ReplaceSigner,
) =>
  change(tx, actor, document_id, { kind: 'REPLACE', place }, async (signing, by, lease) => {
    const { id, role, name } = signerAt(signing, place)
    await tx.updateTable('signer').set({ state: 'REPLACED' }).where('id', '=', id).execute()
    const lease_id = lease?.id ?? null
    await insertSigner(tx, { request_id: signing.id, place, lease_id }, { ...other, role })
    const detail = `${name} by ${other.name}, by ${by}`
    await writeTrail(tx, { request_id: signing.id, signer_id: id, kind: 'REPLACED', detail })
    await sendNextLinks(tx, await getSigning(tx, signing.id))
  })

const signerAt = (signing: Signing, place: number): SignerRow =>
  orNotFound(asked(signing).find((signer) => signer.place === place))
