import type { Domain } from '../../platform/domain.ts'
import { makePapers } from './batches/make-papers.ts'
import { templateRoutes } from './routes.ts'

export const templates: Domain = {
  routes: [templateRoutes],
  jobs: [makePapers],
}
