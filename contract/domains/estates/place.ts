import { z } from 'zod'
import { Id } from '../../shared/ids.ts'

/** Location of a record, with names: a unit, a property outside its units, or the shared areas of an estate. */
export const placeFields = {
  estate_id: Id,
  estate_name: z.string(),
  property_id: Id.nullable(),
  property_name: z.string().nullable(),
  unit_id: Id.nullable(),
  unit_name: z.string().nullable(),
}
