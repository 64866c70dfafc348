import type { SendProof } from '@gida/contract/domains/notices/notice'
import { MOST_PROOFS, type ProofKind } from '@gida/contract/domains/notices/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import type { UploadedFile } from '../../platform/http/bodies/uploads.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { uploadDocument } from '../documents/index.ts'
import { getNotice, lockNotice } from './notice-queries.ts'
import { mayOf } from './policy.ts'

const NAMES: Record<ProofKind, string> = {
  PASTED_PHOTO: 'Photo of the pasted notice',
  SIGNED_COPY: 'Our copy, signed',
  WAYBILL: 'Waybill',
  AFFIDAVIT: 'Affidavit of service',
  OTHER: 'Proof of service',
}

/** Files a proof of service under the lease. Only for those who run the unit. */
export async function addNoticeProof(
  services: Services,
  actor: Actor,
  id: string,
  file: UploadedFile,
  { kind, client_id }: SendProof,
): Promise<{ is_new: boolean }> {
  const { lease_id } = await services.transaction(actor, async (tx) => {
    const notice = await getNotice(tx, id)
    refuseProof(actor, notice)
    return notice
  })
  const filed = await uploadDocument(
    services,
    actor,
    file,
    {
      ...{ related_entity_type: 'lease', related_entity_id: lease_id, document_type: 'OTHER' },
      ...{ name: NAMES[kind], description: '', client_id },
    },
    {
      audience: 'OFFICE',
      along: async (tx, document_id) => {
        refuseProof(actor, await lockNotice(tx, actor, id))
        await refuseTooMany(tx, id)
        await tx
          .insertInto('notice_proof')
          .values({ document_id, notice_id: id, kind, added_by: actor.user_id, created_at: tx.now })
          .execute()
      },
    },
  )
  if (!filed.is_new)
    await services.transaction(actor, (tx) => refuseOther(tx, filed.id, { notice_id: id, kind, file }))
  return filed
}

/** 409 if the `client_id` was used for something else. */
async function refuseOther(
  tx: Tx,
  document_id: string,
  { notice_id, kind, file }: { notice_id: string; kind: ProofKind; file: UploadedFile },
): Promise<void> {
  const same = await tx
    .selectFrom('notice_proof')
    .innerJoin('document_version as v', 'v.document_id', 'notice_proof.document_id')
    .select('v.id')
    .where('notice_proof.document_id', '=', document_id)
    .where('notice_id', '=', notice_id)
    .where('kind', '=', kind)
    .where('v.sent_sha256', '=', sha256(file.bytes))
    .executeTakeFirst()
  if (!same) throw problem('CLIENT_ID_USED')
}

function refuseProof(actor: Actor, notice: Parameters<typeof mayOf>[1]): void {
  if (mayOf(actor, notice).prove) return
  if (!mayOf(actor, { ...notice, state: 'SERVED' }).prove) throw problem('PERMISSION_DENIED')
  throw new Problem('ILLEGAL_STATE', { message: 'First record how it was served.' })
}

async function refuseTooMany(tx: Tx, notice_id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('notice_proof')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('notice_id', '=', notice_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_PROOFS)
    throw new Problem('ILLEGAL_STATE', { message: `A notice has at most ${MOST_PROOFS} proofs.` })
}
