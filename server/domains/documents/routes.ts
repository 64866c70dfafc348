import { documents } from '@gida/contract/domains/documents/endpoints'
import { addPart, countReceived } from '../../platform/files/upload-parts.ts'
import type { Mount } from '../../platform/http/call.ts'
import { findFile, sendFile } from './download/document-file.ts'
import { linkDocument, openLink } from './download/document-link.ts'
import { documentPage } from './download/document-page.ts'
import { zipDocuments } from './download/zip-documents.ts'
import { addVersion } from './filing/add-version.ts'
import { uploadDocument } from './filing/upload-document.ts'
import { updateDocument, verifyDocument } from './register/change-document.ts'
import { deleteDocument } from './register/delete-document.ts'
import { listDocuments } from './register/document-queries.ts'
import { presentDocument, presentDocuments } from './register/present.ts'
import { listReaders, shareDocument, unshareDocument } from './register/share-document.ts'

export function documentRoutes({ on, inSteps, makeInSteps, file }: Mount): void {
  on(documents.getUpload, async (tx, { actor, params }) => ({
    received: await countReceived(tx, actor.user_id, params.sha256),
  }))

  inSteps(documents.addUploadPart, async ({ services, actor, params, body, upload }) => ({
    received: await addPart(services, actor, { ...params, ...body }, upload.bytes),
  }))

  on(documents.listDocuments, async (tx, { query }) => {
    const { rows, pagination } = await listDocuments(tx, query)
    return { data: await presentDocuments(tx, rows), pagination }
  })

  makeInSteps(documents.uploadDocument, async ({ services, actor, body, upload }) => {
    const ofSender = { related_entity_type: 'person', related_entity_id: actor.user_id } as const
    const { id, is_new } = await uploadDocument(services, actor, upload, { ...ofSender, ...body })
    return { answer: await services.transaction(actor, (tx) => presentDocument(tx, actor, id)), is_new }
  })

  on(documents.getDocument, (tx, { actor, params }) => presentDocument(tx, actor, params.id))

  on(documents.updateDocument, async (tx, { actor, params, body }) => {
    await updateDocument(tx, actor, params.id, body)
    return presentDocument(tx, actor, params.id)
  })

  on(documents.deleteDocument, async (tx, { actor, params }) =>
    deleteDocument(tx, actor, params.id).then(() => undefined),
  )

  makeInSteps(documents.addDocumentVersion, async ({ services, actor, params, body, upload }) => {
    const { is_new } = await addVersion(services, actor, params.id, upload, body)
    return {
      answer: await services.transaction(actor, (tx) => presentDocument(tx, actor, params.id)),
      is_new,
    }
  })

  on(documents.verifyDocument, async (tx, { actor, params, body }) => {
    await verifyDocument(tx, actor, params.id, body)
    return presentDocument(tx, actor, params.id)
  })

  file(documents.downloadDocument, async ({ services, actor, params, query }) => {
    const found = await services.transaction(actor, (tx) => findFile(tx, params.id, query.version))
    return sendFile(services, found, query.size)
  })

  file(documents.getDocumentPage, ({ services, actor, params, query }) =>
    documentPage(services, actor, { ...params, ...query }),
  )

  file(documents.zipDocuments, ({ services, actor, body }) =>
    zipDocuments(services, actor, body.document_ids),
  )

  on(documents.linkDocument, (tx, { services, actor, params, body }) =>
    linkDocument(services, tx, actor, { id: params.id, version: body.version }),
  )

  file(documents.openDocumentLink, ({ services, params }) => openLink(services, params.token))

  on(documents.listDocumentReaders, async (tx, { actor, params, query }) => ({
    data: await listReaders(tx, actor, params.id, query.search),
  }))

  on(documents.shareDocument, async (tx, { actor, params, body }) => {
    await shareDocument(tx, actor, params.id, body.user_id)
    return presentDocument(tx, actor, params.id)
  })

  on(documents.unshareDocument, async (tx, { actor, params }) => {
    await unshareDocument(tx, actor, params.id, params.user_id)
    return presentDocument(tx, actor, params.id)
  })
}
