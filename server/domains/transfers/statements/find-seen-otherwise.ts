import type { StatementColumn } from '@gida/contract/domains/transfers/statement'
import { addDays, daysBetween } from '@gida/contract/shared/dates'
import { fold } from '@gida/contract/shared/texts/fold'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { findCodes } from '../matching/find-codes.ts'
import type { StatementLine } from './read-lines.ts'

/** Most days between the two dates that banks put on a transfer. */
const DAYS_APART = 5

type Read = { id: string; bank_account_id: string; columns: readonly StatementColumn[] }
type Transfer = Pick<StatementLine, 'day' | 'amount' | 'narration'> & { day_head: string }

/**
 * Fingerprints of credits that an earlier statement may contain in other words, because of another export or column
 * mapping: it has a transfer of the same amount and day that this statement lacks. If its dates come from another
 * column, the same words within some days also count.
 */
export async function findSeenOtherwise(
  tx: Tx,
  statement: Read,
  lines: readonly StatementLine[],
  part: readonly StatementLine[],
): Promise<ReadonlySet<string>> {
  const own = new Set(lines.map(({ fingerprint }) => fingerprint))
  const others = (await earlierLike(tx, statement, part)).filter(({ fingerprint }) => !own.has(fingerprint))
  const day_head = statement.columns.find(({ field }) => field === 'day')?.header ?? ''
  return new Set(
    part
      .filter((line) => others.some((other) => mayBeSame({ ...line, day_head }, other)))
      .map(({ fingerprint }) => fingerprint),
  )
}

async function earlierLike(
  tx: Tx,
  { id, bank_account_id }: Read,
  part: readonly StatementLine[],
): Promise<(Transfer & { fingerprint: string })[]> {
  const days = part.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  return (
    tx
      .selectFrom('bank_line')
      .innerJoin('bank_statement', 'bank_statement.id', 'bank_line.statement_id')
      .select(['day', 'amount', 'narration', 'fingerprint'])
      .select(
        sql<string>`coalesce((select c->>'header' from jsonb_array_elements(bank_statement.columns) c
        where c->>'field' = 'day' limit 1), '')`.as('day_head'),
      )
      .where('bank_line.bank_account_id', '=', bank_account_id)
      .where('bank_line.statement_id', '<>', id)
      .where('amount', 'in', [...new Set(part.map(({ amount }) => amount))])
      .where('day', '>=', addDays(first, -DAYS_APART))
      .where('day', '<=', addDays(last, DAYS_APART))
      // A line dismissed as a duplicate stands for another that is present.
      .where(
        sql<boolean>`(doubt is distinct from 'OTHER_STATEMENT' or dismissal is distinct from 'RECORDED_ALREADY')`,
      )
      .execute()
  )
}

function mayBeSame(one: Transfer, other: Transfer): boolean {
  if (one.amount !== other.amount || namesAnother(one, other)) return false
  if (one.day === other.day) return true
  const isOfOtherColumn = fold(one.day_head) !== fold(other.day_head)
  const isSaidAlike = one.narration !== '' && fold(one.narration) === fold(other.narration)
  return isOfOtherColumn && isSaidAlike && Math.abs(daysBetween(one.day, other.day)) <= DAYS_APART
}

/** Both name tenancies, but different ones. */
function namesAnother(one: Transfer, other: Transfer): boolean {
  const [codes, others] = [findCodes(one.narration), findCodes(other.narration)]
  return codes.length > 0 && others.length > 0 && !codes.some((code) => others.includes(code))
}
