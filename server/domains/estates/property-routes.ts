import { estates } from '@gida/contract/domains/estates/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/mount.ts'
import { createUnit } from './create-unit.ts'
import { presentProperty, presentUnit } from './present.ts'
import { getProperty, listProperties } from './property-queries.ts'
import { getEstate } from './queries.ts'
import { getUnit, listUnits } from './unit-queries.ts'
import { updateUnit } from './update-unit.ts'

/** Properties and their units. */
export function propertyRoutes({ on }: Mount): void {
  on(estates.listProperties, async (tx, { actor, query }) => {
    const { rows, total } = await listProperties(tx, actor, query, query)
    return { data: rows.map(presentProperty), pagination: pagination(query, total) }
  })

  on(estates.getProperty, async (tx, { actor, params }) =>
    presentProperty(await getProperty(tx, actor, params.id)),
  )

  on(estates.listUnits, async (tx, { actor, query }) => {
    const { rows, total } = await listUnits(tx, actor, query, query)
    const today = lagosDay(tx.now)
    return { data: rows.map((row) => presentUnit(row, today)), pagination: pagination(query, total) }
  })

  on(estates.listPropertyUnits, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total } = await listUnits(tx, actor, { ...query, estate_id: estate.id }, query)
    const today = lagosDay(tx.now)
    return { data: rows.map((row) => presentUnit(row, today)), pagination: pagination(query, total) }
  })

  on(estates.createUnit, async (tx, { actor, body }) => {
    const { id } = await createUnit(tx, actor, body)
    return presentUnit(await getUnit(tx, id), lagosDay(tx.now))
  })

  on(estates.getUnit, async (tx, { params }) => presentUnit(await getUnit(tx, params.id), lagosDay(tx.now)))

  on(estates.updateUnit, async (tx, { actor, params, body }) => {
    await updateUnit(tx, actor, params.id, body)
    return presentUnit(await getUnit(tx, params.id), lagosDay(tx.now))
  })
}
