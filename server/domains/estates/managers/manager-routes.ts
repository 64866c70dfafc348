import { estates } from '@gida/contract/domains/estates/endpoints'
import type { EstateManager } from '@gida/contract/domains/estates/manager'
import { Id } from '@gida/contract/shared/ids'
import { pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { canRemoveManager } from '../policy.ts'
import { type EstateRow, getEstate } from '../queries.ts'
import { readIdList } from '../read-id-list.ts'
import { handOverUnits } from './hand-over-units.ts'
import { getPropertyManager, listManagers, type ManagerRow } from './manager-queries.ts'
import { removeManager } from './remove-manager.ts'

export function managerRoutes({ on }: Mount): void {
  on(estates.listManagers, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total } = await listManagers(tx, estate, query)
    return {
      data: rows.map((row) => presentManager(row, actor, estate)),
      pagination: pagination(query, total),
    }
  })

  on(estates.entrustUnits, async (tx, { actor, params, body }) => {
    await handOverUnits(tx, actor, params.id, body)
    const estate = await getEstate(tx, actor, params.id)
    return presentManager(await getPropertyManager(tx, estate, body.user_id), actor, estate)
  })

  on(estates.removeManager, async (tx, { actor, params, query }) => {
    const unit_ids = query.unit_ids === undefined ? null : readIdList(query.unit_ids).map(readId)
    await removeManager(tx, actor, { estate_id: params.id, user_id: params.user_id, unit_ids })
    return undefined
  })
}

function readId(text: string): string {
  const id = Id.safeParse(text)
  if (id.success) return id.data
  throw problem('VALIDATION_ERROR', [{ path: 'unit_ids', message: `${text.slice(0, 40)} is no id` }])
}

const presentManager = (
  { has_units_of_mine, ...row }: ManagerRow,
  actor: Actor,
  estate: EstateRow,
): EstateManager => ({
  ...row,
  can: { remove: canRemoveManager(actor, estate, { has_units_of_mine }) },
  role: row.role === 'ESTATE_MANAGER' ? row.role : 'PROPERTY_MANAGER',
  since: row.since.toISOString(),
})
