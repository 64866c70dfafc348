import { estates } from '@gida/contract/domains/estates/endpoints'
import type { EstateManager } from '@gida/contract/domains/estates/manager'
import { Id } from '@gida/contract/shared/ids'
import { pagination } from '@gida/contract/shared/pages'
import { problem } from '../../../platform/errors/problem.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { getEstate } from '../queries.ts'
import { readIdList } from '../read-id-list.ts'
import { handOverUnits } from './hand-over-units.ts'
import { getPropertyManager, listManagers, type ManagerRow } from './manager-queries.ts'
import { removeManager } from './remove-manager.ts'

/** Who runs an estate. */
export function managerRoutes({ on }: Mount): void {
  on(estates.listManagers, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total } = await listManagers(tx, estate, query)
    return { data: rows.map(presentManager), pagination: pagination(query, total) }
  })

  on(estates.entrustUnits, async (tx, { actor, params, body }) => {
    await handOverUnits(tx, actor, params.id, body)
    return presentManager(await getPropertyManager(tx, await getEstate(tx, actor, params.id), body.user_id))
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

const presentManager = (row: ManagerRow): EstateManager => ({
  ...row,
  role: row.role === 'ESTATE_MANAGER' ? row.role : 'PROPERTY_MANAGER',
  since: row.since.toISOString(),
})
