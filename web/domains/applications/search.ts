import type { ApplicationsShown } from '@gida/contract/domains/applications/application'
import { given, readEstate, readOneOf, readPages, readText } from '../../platform/screens/search.ts'

export const STATUSES = Object.keys({
  WAITING: true,
  SUBMITTED: true,
  UNDER_REVIEW: true,
  APPROVED: true,
  REJECTED: true,
  WITHDRAWN: true,
} satisfies Record<ApplicationsShown, true>) as ApplicationsShown[]

export function readApplicationSearch(raw: Record<string, unknown>) {
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', STATUSES),
    unit_id: readText(raw, 'unit_id'),
    estate_id: readEstate(raw),
  })
}
export type ApplicationSearch = ReturnType<typeof readApplicationSearch>
