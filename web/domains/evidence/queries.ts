import type { EvidenceBundle } from '@gida/contract/domains/evidence/bundle'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { client, query } from '../../platform/http/api.ts'

const { evidence } = client
/** How often it is asked how far a bundle is. */
const POLL_MS = 1000

export const choicesQuery = (id: string) =>
  query(evidence.listBundleChoices, { params: { id } }, { fresh: 'critical' as const })

export const bundlesQuery = (id: string) => ({
  ...query(evidence.listBundles, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: ({ state: { data } }: { state: { data?: { data: EvidenceBundle[] } | undefined } }) =>
    data?.data.some(({ status }) => isUnderWay(status)) ? POLL_MS : false,
})
