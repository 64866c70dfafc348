import type { Estate, Property } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { presentEstate, presentProperty, presentUnit } from './present.ts'
import { listProperties } from './properties/property-queries.ts'
import { listEstates } from './queries.ts'
import { listUnits } from './units/unit-queries.ts'

type Places = { units: Unit[]; properties: Property[]; estates: Estate[] }

/** The first units, properties and estates that match a text. */
export async function findPlaces(
  tx: Tx,
  actor: Actor,
  filter: { search: string; estate_id?: string },
  limit: number,
): Promise<Places> {
  const today = lagosDay(tx.now)
  const first = { page: 1, limit }
  const [units, properties, estates] = await Promise.all([
    listUnits(tx, actor, filter, first),
    listProperties(tx, actor, filter, first),
    listEstates(tx, actor, { search: filter.search }, first),
  ])
  return {
    units: units.rows.map((row) => presentUnit(row, actor, today)),
    properties: properties.rows.map((row) => presentProperty(row, actor)),
    estates: estates.rows.map((row) => presentEstate(row, actor)),
  }
}
