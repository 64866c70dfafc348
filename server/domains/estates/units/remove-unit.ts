import type { Removal } from '@gida/contract/domains/estates/estate'
import { PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { bulkDeleteUnits } from './bulk-delete-units.ts'

/** Deletes a unit without tenancies, payments or documents; archives one with a history. 409 if it is let. */
export async function removeUnit(tx: Tx, actor: Actor, id: string): Promise<Removal> {
  const { archived, failed } = await bulkDeleteUnits(tx, actor, [id])
  const refusal = failed[0]
  if (refusal && isProblemCode(refusal.code)) throw new Problem(refusal.code, { message: refusal.message })
  return { outcome: archived > 0 ? 'ARCHIVED' : 'DELETED' }
}

const isProblemCode = (code: string): code is ProblemCode => code in PROBLEMS
