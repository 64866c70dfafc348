import type { Domain } from '../../platform/domain.ts'
import { makePapers } from './batches/make-papers.ts'
import { templatesPersonalData } from './personal-data.ts'
import { templateRoutes } from './routes.ts'

export const templates: Domain = {
  personalData: templatesPersonalData,
  routes: [templateRoutes],
  jobs: [makePapers],
}
