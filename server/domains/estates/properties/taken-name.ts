import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem } from '../../../platform/errors/problem.ts'

export function refuseTakenPropertyName(error: unknown, estate: string, name: string): never {
  if (brokenConstraint(error) !== 'property_estate_id_name_key') throw error
  throw new Problem('CONFLICT', { message: `${estate} already has a property ${name}.`, details: { name } })
}
