import { law } from '@gida/contract/domains/law/endpoints'
import { leases } from '@gida/contract/domains/leases/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { loadedRules, makeRuleBook } from '../law/index.ts'
import { acceptLease } from './consent/accept-lease.ts'
import { declineLease } from './consent/decline-lease.ts'
import { draftLease } from './drafts/draft-lease.ts'
import { updateLease } from './drafts/update-lease.ts'
import { callOffEnding } from './endings/call-off-ending.ts'
import { previewEnding } from './endings/preview-ending.ts'
import { renewLease } from './lifecycle/renew-lease.ts'
import { leaseWithCharges, presentLease } from './present.ts'
import { listLeases } from './queries.ts'
import { assignTenant } from './tenants/assign-tenant.ts'
import { getTenant } from './tenants/get-tenant.ts'
import { listJoinedTenants } from './tenants/list-joined-tenants.ts'
import { removeTenant } from './tenants/remove-tenant.ts'
import { listTenants } from './tenants/tenant-queries.ts'
import { transferTenant } from './tenants/transfer-tenant.ts'
import { quoteUnit } from './terms/quote-unit.ts'

const book = makeRuleBook(loadedRules)

export function leaseRoutes({ on, make }: Mount): void {
  on(leases.listLeases, async (tx, { actor, query }) => {
    const { rows, total, more } = await listLeases(tx, actor, query, query)
    return { data: rows.map(presentLease), pagination: pagination(query, total, more) }
  })

  make(leases.draftLease, async (tx, { actor, body }) => {
    const { id, is_new } = await draftLease(tx, actor, body)
    return { answer: await leaseWithCharges(tx, actor, id), is_new }
  })

  on(leases.getLease, (tx, { actor, params }) => leaseWithCharges(tx, actor, params.id))

  on(leases.updateLease, async (tx, { actor, params, body }) => {
    await updateLease(tx, actor, params.id, body)
    return leaseWithCharges(tx, actor, params.id)
  })

  on(leases.acceptLease, async (tx, { actor, params, body }) => {
    await acceptLease(tx, actor, params.id, body?.read)
    return leaseWithCharges(tx, actor, params.id)
  })

  on(leases.declineLease, async (tx, { actor, params, body }) => {
    await declineLease(tx, actor, params.id, body.reason)
    return undefined
  })

  on(leases.previewEnding, (tx, { actor, params, query }) => previewEnding(tx, actor, params.id, query))

  on(leases.callOffEnding, async (tx, { actor, params }) => {
    await callOffEnding(tx, actor, params.id)
    return leaseWithCharges(tx, actor, params.id)
  })

  on(leases.renewLease, async (tx, { actor, params, body }) => {
    const { id } = await renewLease(tx, actor, params.id, body)
    return leaseWithCharges(tx, actor, id)
  })

  on(law.quoteUnit, (tx, { params, body }) => quoteUnit(tx, book, params.id, body))

  on(leases.assignTenant, async (tx, { actor, params, body }) => {
    const { id } = await assignTenant(tx, actor, params.id, body)
    return leaseWithCharges(tx, actor, id)
  })

  on(leases.removeTenant, async (tx, { actor, params, body }) => {
    const { id } = await removeTenant(tx, actor, params.id, body)
    return leaseWithCharges(tx, actor, id)
  })

  on(leases.transferTenant, async (tx, { actor, params, body }) => {
    const { id } = await transferTenant(tx, actor, params.id, body)
    return leaseWithCharges(tx, actor, id)
  })

  on(leases.listTenants, async (tx, { actor, query }) => {
    const { rows, total, more } = await listTenants(tx, actor, query)
    return { data: rows, pagination: pagination(query, total, more) }
  })

  on(leases.listJoinedTenants, async (tx, { query }) => {
    const { rows, total } = await listJoinedTenants(tx, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(leases.getTenant, (tx, { actor, params }) => getTenant(tx, actor, params.id))
}
