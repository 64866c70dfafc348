import { admin } from '@gida/contract/domains/admin/endpoints'
import type { PlatformEstate } from '@gida/contract/domains/admin/estate'
import { pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { getPlatformEstate, listPlatformEstates, listSteps, type PlatformEstateRow } from './estate-rows.ts'
import { restoreEstate, suspendEstate, verifyEstate, withdrawVerification } from './mark-estate.ts'

export function platformEstateRoutes({ on }: Mount): void {
  on(admin.listPlatformEstates, async (tx, { actor, query }) => {
    const { rows, total } = await listPlatformEstates(tx, query)
    return { data: rows.map((row) => present(row, actor)), pagination: pagination(query, total) }
  })
  on(admin.getPlatformEstate, async (tx, { actor, params: { id } }) => ({
    ...present(await getPlatformEstate(tx, id), actor),
    steps: await listSteps(tx, id),
  }))
  on(admin.suspendEstate, (tx, { actor, params, body }) => suspendEstate(tx, actor, params.id, body.reason))
  on(admin.restoreEstate, (tx, { actor, params, body }) => restoreEstate(tx, actor, params.id, body.reason))
  on(admin.verifyEstate, (tx, { actor, params, body }) => verifyEstate(tx, actor, params.id, body.paper))
  on(admin.withdrawVerification, (tx, { actor, params, body }) =>
    withdrawVerification(tx, actor, params.id, body.reason),
  )
}

function present(row: PlatformEstateRow, { permissions }: Actor): PlatformEstate {
  const { suspension, verification } = row
  const writes = permissions.has('platform_write')
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at?.toISOString() ?? null,
    suspension: suspension && { ...suspension, suspended_at: instant(suspension.suspended_at) },
    verification: verification && { ...verification, verified_at: instant(verification.verified_at) },
    can: {
      suspend: writes && !suspension,
      restore: writes && suspension !== null,
      verify: writes && !verification,
      withdraw: writes && verification !== null,
    },
  }
}

const instant = (text: string) => new Date(text).toISOString()
