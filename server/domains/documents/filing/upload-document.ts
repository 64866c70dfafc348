import { randomUUID } from 'node:crypto'
import type { UploadDocument } from '@gida/contract/domains/documents/document'
import {
  type Audience,
  audienceOf,
  kindsFor,
  MOST_DOCUMENTS,
  maskIdentityNumbers,
} from '@gida/contract/domains/documents/rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import type { Services } from '../../../platform/services.ts'
import { fileName } from '../../conversations/index.ts'
import type { CleanDocument } from '../checks/clean-document.ts'
import {
  type Checked,
  findArrived,
  findSent,
  insertVersion,
  keepFile,
  refuseKnown,
  type Sent,
} from './store-version.ts'

export type FiledWith = {
  along?: (tx: Tx, document_id: string) => Promise<void>
  isSpared?: boolean
  drawn?: CleanDocument
  /** Who sees it, if different from the default of its type. */
  audience?: Audience
}
type Filed = { id: string; is_new: boolean }

type RelatedTo = Required<Pick<UploadDocument, 'related_entity_type' | 'related_entity_id'>>
type DocumentToFile = UploadDocument & RelatedTo

/**
 * Files a document under a target that the actor sees. Idempotent by `client_id`. `along` runs in the same transaction. Generated
 * files are `drawn`, and `isSpared` skips the upload allowance for bulk work.
 */
export async function uploadDocument(
  services: Services,
  actor: Actor,
  { name, bytes }: Pick<UploadedFile, 'name' | 'bytes'>,
  { client_id = randomUUID(), ...wanted }: DocumentToFile,
  { along, isSpared = false, drawn, audience }: FiledWith = {},
): Promise<Filed> {
  const isTenant = actor.role === 'TENANT'
  if (!kindsFor(wanted.related_entity_type, { isTenant }).includes(wanted.document_type))
    throw problem('PERMISSION_DENIED')
  const { related_entity_id } = wanted
  const sent: Sent = { client_id, of: { related_entity_id }, bytes: drawn ? null : bytes }
  const known = await services.transaction(actor, async (tx) => {
    await refuseElsewhere(tx, actor, wanted)
    return findSent(tx, actor, sent, isSpared)
  })
  if (known) return { id: known, is_new: false }
  const write = (checked: Checked) =>
    services.transaction(actor, async (tx) => {
      await lockNamed(tx, 'files_of', wanted.related_entity_id)
      await refuseKnown(tx, wanted.related_entity_id, checked.sent_sha256)
      await refuseTooMany(tx, wanted.related_entity_id)
      const id = await insertDocument(
        tx,
        actor,
        { ...wanted, name: wanted.name ?? stemOf(name, checked) },
        audience,
      )
      await insertVersion(tx, actor, checked, { document_id: id, client_id, expires_on: wanted.expires_on })
      await along?.(tx, id)
      return { id, is_new: true }
    })
  try {
    return await keepFile(services, bytes, write, drawn)
  } catch (error) {
    const arrived = await findArrived(services, actor, sent)
    if (!arrived) throw error
    return { id: arrived, is_new: false }
  }
}

const stemOf = (name: string, { file: { extension } }: Checked): string =>
  fileName(name, extension).slice(0, -extension.length - 1)

async function insertDocument(
  tx: Tx,
  actor: Actor,
  { expires_on: _, identity_number, ...wanted }: Omit<DocumentToFile, 'client_id'> & { name: string },
  audience?: Audience,
): Promise<string> {
  const { document_type, related_entity_type } = wanted
  const isIdentity = document_type === 'IDENTITY'
  const { id } = await tx
    .insertInto('document')
    .values({
      ...wanted,
      name: maskIdentityNumbers(wanted.name),
      description: maskIdentityNumbers(wanted.description),
      audience: audience ?? audienceOf(document_type, related_entity_type),
      identity_last4: isIdentity ? (identity_number?.replace(/\W/g, '').slice(-4) ?? null) : null,
      uploaded_by: actor.user_id,
      estate_id: sql<string>`null`, // a trigger sets it from the target
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tenants file for their own tenancy; a document about a person is filed by them, or by a manager of one of their estates. */
async function refuseElsewhere(
  tx: Tx,
  actor: Actor,
  { related_entity_type, related_entity_id }: RelatedTo,
): Promise<void> {
  if (related_entity_type === 'person') {
    const belongs = await tx
      .selectFrom('estate_association')
      .select('estate_id')
      .where('user_id', '=', related_entity_id)
      .executeTakeFirst()
    if (!belongs)
      throw new Problem('ILLEGAL_STATE', { message: 'This person does not belong to an estate yet.' })
    if (related_entity_id !== actor.user_id && actor.role !== 'ESTATE_MANAGER' && actor.role !== 'ADMIN')
      throw problem('PERMISSION_DENIED')
  }
  if (actor.role === 'TENANT' && ['estate', 'property', 'work_order'].includes(related_entity_type))
    throw problem('PERMISSION_DENIED')
}

async function refuseTooMany(tx: Tx, related_entity_id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('related_entity_id', '=', related_entity_id)
    .where('document_type', '<>', 'MINUTES') // filed automatically
    .executeTakeFirstOrThrow()
  if (count >= MOST_DOCUMENTS)
    throw new Problem('ILLEGAL_STATE', { message: `There are ${MOST_DOCUMENTS} documents here already.` })
}
