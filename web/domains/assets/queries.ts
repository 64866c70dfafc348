import type { PreviewPlan } from '@gida/contract/domains/assets/plan'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { AssetsSearch, YearSearch } from './search.ts'

const { assets } = client
const MOST_LISTED = 100

export const assetsQuery = (search: AssetsSearch) => ({
  ...query(assets.listAssets, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
/** All selectable assets. */
export const assetChoicesQuery = (estate_id?: string) =>
  query(assets.listAssets, { query: { limit: MOST_LISTED, ...(estate_id && { estate_id }) } })
export type About = { request_id: string } | { order_id: string }
/** The asset of a request or work order. */
export const namedAssetQuery = (about: About) => query(assets.listAssets, { query: { limit: 1, ...about } })
export const assetQuery = (id: string) => query(assets.getAsset, { params: { id } })
export const planQuery = (id: string) => query(assets.getPlan, { params: { id } })
export const planYearQuery = (search: YearSearch) => query(assets.getPlanYear, { query: search })
export const checklistQuery = (id: string) => query(assets.getChecklist, { params: { id } })

/** Dry run while typing: the next dates of a rule. */
export const previewQuery = (body: PreviewPlan | null) =>
  queryOptions({
    queryKey: [...assets.previewPlan.key, body],
    queryFn: ({ signal }) => assets.previewPlan({ body: body ?? { starts_on: '' } }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
