import { payments } from '@gida/contract/domains/payments/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { presentCharge } from '../present.ts'
import { charges } from '../queries.ts'
import { undoWaiver } from './undo-waiver.ts'
import { waiveCharge } from './waive-charge.ts'
import { getWaiver, listWaivers } from './waiver-queries.ts'
import { writeOffCharge } from './write-off-charge.ts'

export function waiverRoutes({ on, once }: Mount): void {
  once(payments.waiveCharge, async (tx, { actor, params, body }) => {
    await waiveCharge(tx, actor, params.id, body)
    return getCharge(tx, actor, params.id)
  })

  once(payments.writeOffCharge, async (tx, { actor, params, body }) => {
    await writeOffCharge(tx, actor, params.id, body)
    return getCharge(tx, actor, params.id)
  })

  on(payments.listWaivers, (tx, { actor, query }) => listWaivers(tx, actor, query))

  once(payments.undoWaiver, async (tx, { actor, params }) => {
    await undoWaiver(tx, actor, params.id)
    return getWaiver(tx, actor, params.id)
  })
}

const getCharge = async (tx: Tx, actor: Actor, id: string) =>
  presentCharge(
    await charges(tx).where('charge.id', '=', id).executeTakeFirstOrThrow(),
    actor,
    lagosDay(tx.now),
  )
