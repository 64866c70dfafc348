import type { ErasureBlocker, KeptData, PrivacyRequest } from '@gida/contract/domains/privacy/request'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const MOST_LISTED = 50

/** Row-level security limits them to the person's own, and for managers those of people in their estates. */
const requests = (tx: Tx) =>
  tx
    .selectFrom('privacy_request as request')
    .selectAll('request')
    .select([
      sql<string>`coalesce(app.name_of(request.user_id), '')`.as('person_name'),
      sql<string | null>`app.name_of(request.answered_by)`.as('answered_by_name'),
    ])
export type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

export async function findRequest(tx: Tx, id: string): Promise<RequestRow> {
  return orNotFound(await requests(tx).where('request.id', '=', id).executeTakeFirst())
}

export const getRequest = async (tx: Tx, id: string): Promise<PrivacyRequest> =>
  present(await findRequest(tx, id))

export async function listMyRequests(tx: Tx, user_id: string): Promise<PrivacyRequest[]> {
  const mine = requests(tx)
    .where('request.user_id', '=', user_id)
    .orderBy('request.id', 'desc')
    .limit(MOST_LISTED)
  return (await mine.execute()).map(present)
}

/** Open requests by deadline, then closed ones, newest first. */
export async function listRequests(
  tx: Tx,
  user_id: string,
  query: PageQuery & { open?: boolean | undefined },
) {
  const wanted = requests(tx)
    .where('request.user_id', '<>', user_id)
    .$if(query.open === true, (q) => q.where('request.closed_at', 'is', null))
    .$if(query.open === false, (q) => q.where('request.closed_at', 'is not', null))
    .orderBy(sql`request.closed_at desc nulls first`)
    .orderBy('request.due_on')
    .orderBy('request.id')
  const { rows, total } = await readPage(wanted, query)
  return { rows: rows.map(present), total }
}

const present = ({
  estate_ids: _e,
  answered_by: _a,
  kept_data,
  created_at,
  closed_at,
  ...row
}: RequestRow): PrivacyRequest => ({
  ...row,
  blockers: row.blockers as ErasureBlocker[],
  kept: kept_data as KeptData[],
  created_at: created_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})
