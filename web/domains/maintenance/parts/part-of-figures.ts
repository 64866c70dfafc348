import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import type { RequestsSearch } from '../search.ts'

export type PartOfFigures = {
  figures: RequestFigures
  /** Search of the counted requests, plus the filters of a figure. */
  searchOf: (more: RequestsSearch) => RequestsSearch
}
