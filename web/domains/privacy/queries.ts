import type { PersonalExport } from '@gida/contract/domains/privacy/held'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { privacy } = officeClient
/** Polling interval while a copy is being made. */
const POLL_MS = 1000

export const heldQuery = query(privacy.getHeld)

export const accessesQuery = query(privacy.listAccesses)

export const consentsQuery = query(privacy.listConsents, undefined, { fresh: 'critical' })

export const consentCountsQuery = query(privacy.countConsents)

export const exportsQuery = {
  ...query(privacy.listExports, undefined, { fresh: 'critical' as const }),
  refetchInterval: ({ state: { data } }: { state: { data?: { data: PersonalExport[] } | undefined } }) =>
    data?.data.some(({ status }) => isUnderWay(status)) ? POLL_MS : false,
}

export const myRequestsQuery = query(privacy.listMyRequests, undefined, { fresh: 'critical' })

export const deskQuery = (search: { closed?: boolean | undefined; page?: number | undefined }) =>
  query(
    privacy.listRequests,
    { query: { open: search.closed ? 'false' : 'true', ...(search.page && { page: search.page }) } },
    { fresh: 'critical' },
  )

export const recordQuery = query(privacy.getRecord)
