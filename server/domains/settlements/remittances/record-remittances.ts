import type { RecordRemittancesBody } from '@gida/contract/domains/settlements/remittance-bodies'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { remittanceSent } from '../events.ts'
import { prepareRemittances } from './prepare-remittances.ts'

/** Older transfers belong to months already reported. */
const OLDEST_DAYS = 60

/** Records transfers that a person made at the bank. */
export async function recordRemittances(
  tx: Tx,
  actor: Actor,
  wanted: RecordRemittancesBody,
): Promise<string[]> {
  const today = lagosDay(tx.now)
  if (wanted.paid_on > today || wanted.paid_on < addDays(today, -OLDEST_DAYS))
    throw problem('VALIDATION_ERROR', [
      { path: 'paid_on', message: `Choose a day from the last ${OLDEST_DAYS} days` },
    ])
  const ids = await prepareRemittances(tx, actor, { ...wanted, way: 'RECORDED' }).catch((error) => {
    throw brokenConstraint(error) === 'remittance_bank_reference_once' ? alreadyRecorded(wanted) : error
  })
  for (const remittance_id of ids) await publish(tx, remittanceSent, { remittance_id })
  return ids
}

const alreadyRecorded = ({ bank_reference }: RecordRemittancesBody) =>
  new Problem('CONFLICT', {
    message: `A remittance with the bank reference ${bank_reference} has already been recorded.`,
  })
