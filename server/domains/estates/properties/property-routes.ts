import { estates } from '@gida/contract/domains/estates/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { presentProperty } from '../present.ts'
import { getEstate } from '../queries.ts'
import { createProperty } from './create-property.ts'
import { listLandlords } from './landlord-queries.ts'
import { getProperty, listProperties } from './property-queries.ts'
import { removeProperty } from './remove-property.ts'
import { updateProperty } from './update-property.ts'

export function propertyRoutes({ on }: Mount): void {
  on(estates.listProperties, async (tx, { actor, query }) => {
    const { rows, total, more } = await listProperties(tx, actor, query, query)
    return {
      data: rows.map((row) => presentProperty(row, actor)),
      pagination: pagination(query, total, more),
    }
  })

  on(estates.listLandlords, async (tx, { actor, params, query }) => {
    const estate = await getEstate(tx, actor, params.id)
    const { rows, total } = await listLandlords(tx, estate.id, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(estates.createProperty, async (tx, { actor, body }) => {
    const { id } = await createProperty(tx, actor, body)
    return presentProperty(await getProperty(tx, actor, id), actor)
  })

  on(estates.getProperty, async (tx, { actor, params }) =>
    presentProperty(await getProperty(tx, actor, params.id), actor),
  )

  on(estates.updateProperty, async (tx, { actor, params, body }) => {
    await updateProperty(tx, actor, params.id, body)
    return presentProperty(await getProperty(tx, actor, params.id), actor)
  })

  on(estates.removeProperty, (tx, { actor, params }) => removeProperty(tx, actor, params.id))
}
