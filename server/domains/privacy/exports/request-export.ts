import type { PersonalExport } from '@gida/contract/domains/privacy/held'
import { MOST_EXPORTS } from '@gida/contract/domains/privacy/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { getExport } from './export-queries.ts'
import { makeExport } from './make-export.ts'

/** Requests a copy of all data about the actor, made by a job; one at a time. */
export async function requestExport(tx: Tx, actor: Actor): Promise<PersonalExport> {
  await requireStepUp(tx, actor)
  const { user_id } = actor
  await spendAllowance(tx, {
    name: 'personal_exports',
    spender: user_id,
    most: MOST_EXPORTS,
    seconds: 86_400,
  })
  const made = await tx
    .insertInto('personal_export')
    .values({ user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made)
    throw new Problem('ILLEGAL_STATE', {
      message: 'A copy is already being made. We will tell you when it is ready.',
    })
  await enqueue(tx, makeExport, { export_id: made.id })
  return getExport(tx, made.id)
}
