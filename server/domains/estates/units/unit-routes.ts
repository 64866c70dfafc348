import { estates } from '@gida/contract/domains/estates/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { presentUnit } from '../present.ts'
import { getEstate } from '../queries.ts'
import { readIdList } from '../read-id-list.ts'
import { bulkCreateUnits } from './bulk-create-units.ts'
import { bulkDeleteUnits } from './bulk-delete-units.ts'
import { bulkUpdateUnits } from './bulk-update-units.ts'
import { createUnit } from './create-unit.ts'
import { removeUnit } from './remove-unit.ts'
import { getUnit, listUnits } from './unit-queries.ts'
import { updateUnit } from './update-unit.ts'

export function unitRoutes({ on }: Mount): void {
  on(estates.listUnits, async (tx, { actor, query }) => {
    const { rows, total, more } = await listUnits(tx, actor, query, query)
    const today = lagosDay(tx.now)
    return {
      data: rows.map((row) => presentUnit(row, actor, today)),
      pagination: pagination(query, total, more),
    }
  })

  on(estates.listPropertyUnits, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total, more } = await listUnits(tx, actor, { ...query, estate_id: estate.id }, query)
    const today = lagosDay(tx.now)
    return {
      data: rows.map((row) => presentUnit(row, actor, today)),
      pagination: pagination(query, total, more),
    }
  })

  on(estates.createUnit, async (tx, { actor, body }) => {
    const { id } = await createUnit(tx, actor, body)
    return presentUnit(await getUnit(tx, id), actor, lagosDay(tx.now))
  })

  on(estates.bulkCreateUnits, (tx, { actor, body }) => bulkCreateUnits(tx, actor, body.units))
  on(estates.bulkUpdateUnits, (tx, { actor, body }) => bulkUpdateUnits(tx, actor, body.units))
  on(estates.bulkDeleteUnits, (tx, { actor, body, query }) =>
    bulkDeleteUnits(tx, actor, body?.unit_ids ?? readIdList(query.unit_ids)),
  )

  on(estates.getUnit, async (tx, { actor, params }) =>
    presentUnit(await getUnit(tx, params.id), actor, lagosDay(tx.now)),
  )

  on(estates.updateUnit, async (tx, { actor, params, body }) => {
    await updateUnit(tx, actor, params.id, body)
    return presentUnit(await getUnit(tx, params.id), actor, lagosDay(tx.now))
  })

  on(estates.removeUnit, (tx, { actor, params }) => removeUnit(tx, actor, params.id))
}
