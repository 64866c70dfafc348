import { given, readOneOf, readPages } from '../../platform/screens/search.ts'

export const readJobsSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), show: readOneOf(raw, 'show', ['GIVEN_UP'] as const) })
export type JobsSearch = ReturnType<typeof readJobsSearch>
