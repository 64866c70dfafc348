import { estates } from '@gida/contract/domains/estates/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { MAX_LIMIT, pagination } from '@gida/contract/shared/pages'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { Mount } from '../../platform/http/call.ts'
import { activateEstate } from './estate/activate-estate.ts'
import { createEstate } from './estate/create-estate.ts'
import { getSetupChecklist } from './estate/get-setup-checklist.ts'
import { quickCreateEstate } from './estate/quick-create-estate.ts'
import { removeEstate } from './estate/remove-estate.ts'
import { updateEstate } from './estate/update-estate.ts'
import { holidayRoutes } from './holidays/holiday-routes.ts'
import { managerRoutes } from './managers/manager-routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { presentEstate, presentProperty, presentUnit } from './present.ts'
import { findLga, findState } from './properties/places.ts'
import { getProperty } from './properties/property-queries.ts'
import { propertyRoutes } from './properties/property-routes.ts'
import { getEstate, listEstates } from './queries.ts'
import { getUnitsOfProperty } from './units/unit-queries.ts'
import { unitRoutes } from './units/unit-routes.ts'

export function estateRoutes(mount: Mount): void {
  const { on, make } = mount
  for (const add of [propertyRoutes, unitRoutes, peopleRoutes, managerRoutes, holidayRoutes]) add(mount)

  on(estates.listEstates, async (tx, { actor, query: { page_size, ...query } }) => {
    const asked = { ...query, limit: page_size ?? query.limit }
    const { rows, total } = await listEstates(tx, actor, asked, asked)
    return { data: rows.map((row) => presentEstate(row, actor)), pagination: pagination(asked, total) }
  })

  make(estates.createEstate, async (tx, { actor, body }) => {
    const { id, is_new } = await createEstate(tx, actor, body)
    return { answer: presentEstate(await getEstate(tx, actor, id), actor), is_new }
  })

  make(estates.quickCreateEstate, async (tx, { actor, body }) => {
    const made = await quickCreateEstate(tx, actor, body)
    const [estate, property, units] = await Promise.all([
      getEstate(tx, actor, made.estate_id),
      getProperty(tx, actor, made.property_id),
      getUnitsOfProperty(tx, made.property_id),
    ])
    const today = lagosDay(tx.now)
    const answer = {
      estate: presentEstate(estate, actor),
      property: presentProperty(property, actor),
      units: units.map((unit) => presentUnit(unit, actor, today)),
    }
    return { answer, is_new: made.is_new }
  })

  on(estates.getEstate, async (tx, { actor, params }) =>
    presentEstate(await getEstate(tx, actor, params.id), actor),
  )

  on(estates.updateEstate, async (tx, { actor, params, body }) => {
    await updateEstate(tx, actor, params.id, body)
    return presentEstate(await getEstate(tx, actor, params.id), actor)
  })

  on(estates.removeEstate, (tx, { actor, params }) => removeEstate(tx, actor, params.id))

  on(estates.activateEstate, async (tx, { actor, params }) => {
    await activateEstate(tx, actor, params.id)
    return presentEstate(await getEstate(tx, actor, params.id), actor)
  })

  on(estates.getSetupChecklist, (tx, { actor, params }) => getSetupChecklist(tx, actor, params.id))

  on(estates.getState, async (tx, { actor, params }) => {
    const state = orNotFound(findState(params.state))
    const { rows } = await listEstates(tx, actor, { state: state.name }, { page: 1, limit: MAX_LIMIT })
    return { ...state, data: rows.map((row) => presentEstate(row, actor)) }
  })

  on(estates.getLga, async (tx, { actor, params }) => {
    const state = orNotFound(findState(params.state))
    const lga = orNotFound(findLga(state, params.lga))
    const filter = { state: state.name, lga: lga.name }
    const { rows } = await listEstates(tx, actor, filter, { page: 1, limit: MAX_LIMIT })
    return { state, lga, data: rows.map((row) => presentEstate(row, actor)) }
  })
}
