import type { WordingProposal, WordingsQuery, WordingToDecide } from '@gida/contract/domains/admin/wording'
import { Language } from '@gida/contract/shared/language'
import type { Page, PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const proposals = (tx: Tx) =>
  tx
    .selectFrom('wording_proposal as said')
    .innerJoin('users as proposer', 'proposer.id', 'said.proposer_id')
    .leftJoin('users as decider', 'decider.id', 'said.decided_by')
    .selectAll('said')
    .select(['proposer.full_name as proposer_name', 'decider.full_name as decided_by_name'])
type Row = Awaited<ReturnType<ReturnType<typeof proposals>['executeTakeFirstOrThrow']>>

/** Newest first. */
export const listMyWordings = (
  tx: Tx,
  proposer_id: string,
  query: PageQuery,
): Promise<Page<WordingProposal>> =>
  pageOf(
    proposals(tx)
      .where('said.proposer_id', '=', proposer_id)
      .orderBy('said.proposed_at', 'desc')
      .orderBy('said.id'),
    query,
    present,
  )

export async function getMyWording(
  tx: Tx,
  { proposer_id, client_id }: { proposer_id: string; client_id: string },
): Promise<WordingProposal> {
  const mine = proposals(tx)
    .where('said.proposer_id', '=', proposer_id)
    .where('said.client_id', '=', client_id)
  return present(orNotFound(await mine.executeTakeFirst()))
}

/** Undecided ones, oldest first; or decided ones, latest first. */
export function listWordings(tx: Tx, query: WordingsQuery): Promise<Page<WordingToDecide>> {
  const { decided = false } = query
  const rows = proposals(tx)
    .where('said.decided_at', decided ? 'is not' : 'is', null)
    .orderBy(decided ? sql`said.decided_at desc` : sql`said.proposed_at`)
    .orderBy('said.id')
  return pageOf(rows, query, (row) => ({
    ...present(row),
    proposer_name: row.proposer_name,
    decided: row.decided_at && { at: row.decided_at.toISOString(), by_name: row.decided_by_name ?? '' },
  }))
}

/** In catalogue order, so that each file is edited once. */
export const listAcceptedWordings = (tx: Tx): Promise<Row[]> =>
  proposals(tx)
    .where('said.decided_at', 'is not', null)
    .where('said.decline_reason', 'is', null)
    .orderBy('said.language')
    .orderBy('said.key')
    .orderBy('said.decided_at')
    .execute()

function present({ id, key, english, present, proposed, why, decline_reason, ...row }: Row): WordingProposal {
  return {
    ...{ id, key, english, present, proposed, why, decline_reason },
    language: Language.exclude(['en']).parse(row.language),
    proposed_at: row.proposed_at.toISOString(),
    state: row.decided_at === null ? 'OPEN' : decline_reason === null ? 'ACCEPTED' : 'DECLINED',
  }
}
