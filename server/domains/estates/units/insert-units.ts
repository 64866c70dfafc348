import type { UnitDraft } from '@gida/contract/domains/estates/unit'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem } from '../../../platform/errors/problem.ts'

/** Inserts units of one property in one statement. 409 if a name is used already. */
export async function insertUnits(
  tx: Tx,
  property: { id: string; estate_id: string; name: string },
  drafts: readonly UnitDraft[],
): Promise<{ id: string }[]> {
  const twice = drafts.find((unit, index) => drafts.findIndex(({ name }) => name === unit.name) !== index)
  if (twice) throw nameTaken(property.name, twice.name)
  return tx
    .insertInto('unit')
    .values(drafts.map((draft) => ({ ...draft, property_id: property.id, estate_id: property.estate_id })))
    .returning('id')
    .execute()
    .catch((error) => refuseTakenName(error, property.name, drafts[0]?.name))
}

export function refuseTakenName(error: unknown, property: string, unit: string | undefined): never {
  if (brokenConstraint(error) === 'unit_property_id_name_key') throw nameTaken(property, unit ?? '')
  throw error
}

export const nameTaken = (property: string, unit: string) =>
  new Problem('CONFLICT', { message: `${property} already has a unit ${unit}.`, details: { name: unit } })
