import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { bundlesQuery, choicesQuery } from './queries.ts'

const bundlesScreen = screen('/dashboard/leases/$id/evidence', {
  title: titles.evidence,
  permission: 'documents_write',
  load: ({ params }) => [choicesQuery(params.id), bundlesQuery(params.id)],
  page: () => import('./pages/BundlesPage.tsx'),
})

export const evidenceScreens = [bundlesScreen] as const
