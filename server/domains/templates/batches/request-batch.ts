import { MOST_IN_BATCH } from '@gida/contract/domains/templates/kinds'
import type { RequestPapers } from '@gida/contract/domains/templates/template'
import { lagosDay } from '@gida/contract/shared/dates'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { leasesOf } from '../../leases/index.ts'
import { refuseBlanks } from '../papers/generate-paper.ts'
import { preparePaper } from '../papers/prepare-paper.ts'
import { makePapers } from './make-papers.ts'

const pace = (user_id: string) => ({ name: 'paper_batch', spender: user_id, most: 10, seconds: 3_600 })

/**
 * Requests a document for each running lease of the estate, or for every lease in arrears, whether it runs or its tenant stays on or
 * has left. The first is tried at once.
 */
export async function requestPapers(
  tx: Tx,
  actor: Actor,
  id: string,
  { of, variables }: RequestPapers,
): Promise<string> {
  await spendAllowance(tx, pace(actor.user_id))
  const { estate_id, template } = await preparePaper(tx, actor, id, { variables })
  const leases = await findLeases(tx, actor, estate_id, of)
  const [first] = leases
  if (!first) throw new Problem('ILLEGAL_STATE', { message: 'There are no leases to make this for.' })
  refuseBlanks(await preparePaper(tx, actor, id, { variables, lease_id: first.id }))
  const batch = await tx
    .insertInto('paper_batch')
    .values({
      ...{
        template_id: id,
        version: template.version,
        variables: JSON.stringify(variables),
        made_by: actor.user_id,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('paper_batch_item')
    .values(leases.map((lease) => ({ batch_id: batch.id, lease_id: lease.id })))
    .execute()
  await enqueue(tx, makePapers, { batch_id: batch.id })
  return batch.id
}

async function findLeases(tx: Tx, actor: Actor, estate_id: string, of: RequestPapers['of']) {
  const isLate = sql<SqlBool>`exists (select from charge c where c.lease_id = lease.id
    and c.open_amount > 0 and c.due_date < ${lagosDay(tx.now)}::date)`
  const found = await tx
    .selectFrom('lease')
    .select('id')
    .where('estate_id', '=', estate_id)
    .where(leasesOf(actor))
    .$if(of === 'ALL', (leases) => leases.where('status', '=', 'ACTIVE'))
    .$if(of === 'ARREARS', (leases) => leases.where(isLate))
    .orderBy('id')
    .limit(MOST_IN_BATCH + 1)
    .execute()
  if (found.length > MOST_IN_BATCH)
    throw new Problem('ILLEGAL_STATE', {
      message: `That is more than ${MOST_IN_BATCH} documents. Choose fewer leases.`,
    })
  return found
}
