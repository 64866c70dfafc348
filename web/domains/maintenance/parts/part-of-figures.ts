import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import type { RequestsSearch } from '../search.ts'

export type PartOfFigures = {
  figures: RequestFigures
  /** The requests that were counted, with what a figure adds to narrow them. */
  searchOf: (more: RequestsSearch) => RequestsSearch
}
