import { charges } from '@gida/contract/domains/charges/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { presentCharge } from '../present.ts'
import { chargeRows } from '../queries.ts'
import { undoWaiver } from './undo-waiver.ts'
import { waiveCharge } from './waive-charge.ts'
import { getWaiver, listWaivers } from './waiver-queries.ts'
import { writeOffCharge } from './write-off-charge.ts'

export function waiverRoutes({ on, once }: Mount): void {
  once(charges.waiveCharge, async (tx, { actor, params, body }) => {
    await waiveCharge(tx, actor, params.id, body)
    return getCharge(tx, actor, params.id)
  })

  once(charges.writeOffCharge, async (tx, { actor, params, body }) => {
    await writeOffCharge(tx, actor, params.id, body)
    return getCharge(tx, actor, params.id)
  })

  on(charges.listWaivers, (tx, { actor, query }) => listWaivers(tx, actor, query))

  once(charges.undoWaiver, async (tx, { actor, params }) => {
    await undoWaiver(tx, actor, params.id)
    return getWaiver(tx, actor, params.id)
  })
}

const getCharge = async (tx: Tx, actor: Actor, id: string) =>
  presentCharge(
    await chargeRows(tx).where('charge.id', '=', id).executeTakeFirstOrThrow(),
    actor,
    lagosDay(tx.now),
  )
