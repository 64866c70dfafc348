import type { Domain } from '../../platform/domain.ts'
import { readDocument } from './filing/read-document.ts'
import { removeDocumentFiles } from './register/delete-document.ts'
import { documentRoutes } from './routes.ts'

export const documents: Domain = {
  routes: [documentRoutes],
  jobs: [readDocument, removeDocumentFiles],
}
