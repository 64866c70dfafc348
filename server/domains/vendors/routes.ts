import { vendors } from '@gida/contract/domains/vendors/endpoints'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/call.ts'
import { createVendor } from './create-vendor.ts'
import { holdVendor } from './hold-vendor.ts'
import { presentVendor, presentVendors } from './present.ts'
import { setVendorAccount } from './set-vendor-account.ts'
import { updateVendor } from './update-vendor.ts'
import { listVendorJobs } from './vendor-jobs.ts'
import { getVendor, listVendors } from './vendor-queries.ts'

const shown = async (tx: Tx, actor: Actor, id: string) => presentVendor(tx, actor, await getVendor(tx, id))

export function vendorRoutes({ on, make, inSteps }: Mount): void {
  on(vendors.listVendors, async (tx, { query }) => {
    const { rows, pagination } = await listVendors(tx, query)
    return { data: await presentVendors(tx, rows), pagination }
  })

  make(vendors.createVendor, async (tx, { actor, body }) => {
    const { id, is_new } = await createVendor(tx, actor, body)
    return { answer: await shown(tx, actor, id), is_new }
  })

  on(vendors.getVendor, (tx, { actor, params }) => shown(tx, actor, params.id))

  on(vendors.listVendorJobs, (tx, { params, query }) => listVendorJobs(tx, params.id, query))

  on(vendors.updateVendor, async (tx, { actor, params, body }) => {
    await updateVendor(tx, actor, params.id, body)
    return shown(tx, actor, params.id)
  })

  on(vendors.holdVendor, async (tx, { actor, params, body }) => {
    await holdVendor(tx, actor, params.id, body.reason)
    return shown(tx, actor, params.id)
  })

  on(vendors.liftVendorHold, async (tx, { actor, params }) => {
    await holdVendor(tx, actor, params.id, null)
    return shown(tx, actor, params.id)
  })

  inSteps(vendors.setVendorAccount, async ({ services, actor, params, body }) => {
    await setVendorAccount(services, actor, params.id, body)
    return services.transaction(actor, (tx) => shown(tx, actor, params.id))
  })
}
