import { z } from 'zod'
import { Id } from '../../shared/ids.ts'

/** Where a thing is, with names: in a unit, on a property outside its units, or in what an estate shares. */
export const placeFields = {
  estate_id: Id,
  estate_name: z.string(),
  property_id: Id.nullable(),
  property_name: z.string().nullable(),
  unit_id: Id.nullable(),
  unit_name: z.string().nullable(),
}
