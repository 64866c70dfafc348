import type { DocumentKind, RelatedType } from '@gida/contract/domains/documents/kinds'
import { MOST_VERSIONS } from '@gida/contract/domains/documents/rules'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { findFile } from '../download/document-file.ts'
import { canShare } from '../policy.ts'
import { getDocument, getVersion } from '../register/document-queries.ts'
import { fileKey, removeFiles } from './file-key.ts'
import { insertVersion } from './store-version.ts'

/** The newest version of a document, for use by other domains, as an actor sees it. */
export type Paper = {
  id: string
  name: string
  document_type: DocumentKind
  related_entity_type: RelatedType
  related_entity_id: string
  estate_id: string
  version: number
  version_id: string
  sha256: Buffer
  pages: number | null
  has_programs: boolean
  /** Whether the actor runs what it belongs to, and may send it to others. */
  may_send: boolean
}

/** 409 while the virus scan is pending. */
export async function getPaper(tx: Tx, actor: Actor, id: string): Promise<Paper> {
  const document = await getDocument(tx, id)
  const { version_id } = await findFile(tx, id)
  const { sha256, pages, has_programs } = await getVersion(tx, id, document.version)
  return { ...document, version_id, sha256, pages, has_programs, may_send: canShare(actor, document) }
}

export const readVersion = (
  { files }: Pick<Services, 'files'>,
  version_id: string,
): Promise<Uint8Array | null> => files.get(fileKey(version_id))

export const madeFileKey = (version_id: string): string => fileKey(version_id)

/** Stores the bytes of a version, then lets `write` insert its rows; they are removed if it inserted none. */
export async function keepMadeFile(
  services: Pick<Services, 'files'>,
  { id, bytes }: { id: string; bytes: Buffer },
  write: () => Promise<boolean>,
): Promise<void> {
  await services.files.put(fileKey(id), bytes, FILE_TYPES.pdf)
  let isWritten = false
  try {
    isWritten = await write()
  } finally {
    if (!isWritten) await removeFiles(services, id)
  }
}

type Made = {
  id: string
  document_id: string
  uploaded_by: string
  /** Unique: a second version for the same purpose violates a constraint. */
  made_for: string
  bytes: Buffer
  pages: number
  reason: string
}

/** Adds a PDF that the server made from the previous version; its bytes are stored already. System only. */
export async function addMadeVersion(
  tx: Tx,
  { uploaded_by, made_for, bytes, pages, ...made }: Made,
): Promise<void> {
  const { related_entity_id } = await getDocument(tx, made.document_id)
  await lockNamed(tx, 'files_of', related_entity_id)
  const file = {
    bytes,
    content_type: FILE_TYPES.pdf,
    extension: 'pdf',
    pages,
    has_programs: false,
    preview: null,
  }
  const checked = { id: made.id, file, scan: 'NOT_SCANNED' as const, sent_sha256: sha256(bytes) }
  await insertVersion(
    tx,
    { user_id: uploaded_by },
    checked,
    { document_id: made.document_id, client_id: made_for, reason: made.reason },
    MOST_VERSIONS + 1, // a signed document must not fail by the version limit
  )
}
