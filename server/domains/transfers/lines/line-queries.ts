import type { BankLine, Guess } from '@gida/contract/domains/transfers/line'
import type { Dismissal, LineDoubt, LineState, MatchReason } from '@gida/contract/domains/transfers/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { servedEstates, serves } from '../accounts/served-estates.ts'
import { loadBook } from '../matching/load-book.ts'
import { oldestDay } from '../matching/match.ts'
import { matchTransfer } from '../matching/match-transfer.ts'
import { canManageTransfers } from '../policy.ts'
import { namesOf, withNames } from './line-names.ts'

const payments = sql<BankLine['payments']>`coalesce((
  select json_agg(json_build_object('payment_id', b.payment_id, 'lease_id', b.lease_id, 'amount', b.amount,
    'tenant_name', p.tenant_name, 'unit_label', p.unit_label) order by b.amount desc, b.payment_id)
  from bank_line_payment b join payment p on p.id = b.payment_id
  where b.bank_line_id = bank_line.id and b.taken_back_at is null), '[]')`

const takenBack = sql<BankLine['taken_back']>`coalesce((
  select json_agg(json_build_object('amount', b.amount, 'tenant_name', p.tenant_name, 'unit_label', p.unit_label,
    'reason', b.taken_back_reason, 'by', app.name_of(b.taken_back_by), 'at', b.taken_back_at)
    order by b.taken_back_at desc, b.payment_id)
  from bank_line_payment b join payment p on p.id = b.payment_id
  where b.bank_line_id = bank_line.id and b.taken_back_at is not null), '[]')`

const lines = (tx: Tx) =>
  tx
    .selectFrom('bank_line')
    .innerJoin('bank_account', 'bank_account.id', 'bank_line.bank_account_id')
    .innerJoin('estate', 'estate.id', 'bank_line.estate_id')
    .leftJoin('users as assigner', 'assigner.id', 'bank_line.settled_by')
    .selectAll('bank_line')
    .select(['bank_account.bank_name', 'bank_account.account_number', 'estate.name as estate_name'])
    .select(['assigner.full_name as settled_by_name', payments.as('payments'), takenBack.as('taken_back')])

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

export type LineFilter = {
  state: LineState | 'ALL'
  estate_id?: string | undefined
  statement_id?: string | undefined
  payment_id?: string | undefined
  search?: string | undefined
}

/** Newest first. */
export async function listLines(
  tx: Tx,
  actor: Actor,
  { state, estate_id, statement_id, payment_id, search, page, limit }: LineFilter & PageQuery,
): Promise<{ data: BankLine[]; total: number }> {
  // Without this, PostgreSQL would scan all lines for somebody who manages no estate.
  const isTheirs = inScope(scopeOf(actor), { estate: 'bank_line.estate_id', landlord: sql<boolean>`false` })
  let wanted = lines(tx).where(isTheirs)
  if (state !== 'ALL') wanted = wanted.where('bank_line.state', '=', state)
  if (estate_id) wanted = wanted.where(serves('bank_line.bank_account_id', estate_id))
  if (statement_id) wanted = wanted.where('bank_line.statement_id', '=', statement_id)
  if (payment_id)
    wanted = wanted.where((eb) =>
      eb.exists(
        eb
          .selectFrom('bank_line_payment')
          .whereRef('bank_line_payment.bank_line_id', '=', 'bank_line.id')
          .where('bank_line_payment.payment_id', '=', payment_id),
      ),
    )
  if (search) {
    const said = sql<string>`app.fold(bank_line.narration || ' ' || bank_line.payer || ' ' || bank_line.reference)`
    wanted = wanted.where(sql<boolean>`${said} like ${containing(search)}`)
  }
  const { rows, total } = await readPage(
    wanted.orderBy('bank_line.day', 'desc').orderBy('bank_line.id', 'desc'),
    { page, limit },
  )
  return { data: await withGuesses(tx, actor, rows), total }
}

export async function getLine(tx: Tx, actor: Actor, id: string): Promise<BankLine> {
  const row = orNotFound(await lines(tx).where('bank_line.id', '=', id).executeTakeFirst())
  const [line] = await withGuesses(tx, actor, [row])
  return orNotFound(line)
}

/** Matched again on each read, so that new payments and learnt payers count. */
async function withGuesses(tx: Tx, actor: Actor, rows: readonly LineRow[]): Promise<BankLine[]> {
  const guesses = new Map<string, Found>()
  const waiting = Map.groupBy(
    rows.filter(({ state }) => state === 'UNASSIGNED'),
    ({ bank_account_id }) => bank_account_id,
  )
  for (const [bank_account_id, of_account] of waiting) {
    const served = await servedEstates(tx, bank_account_id)
    const book = await loadBook(tx, served, oldestDay(of_account, lagosDay(tx.now)))
    const open = new Map([...book.all()].map((lease) => [lease.lease_id, lease.open]))
    const matches = of_account.map((row) => ({ id: row.id, ...matchTransfer(row, book) }))
    const names = await namesOf(
      tx,
      matches.flatMap(({ guesses: found }) => found.flatMap(({ parts }) => parts)),
      served.length > 1,
    )
    for (const { id, guesses: found, doubt } of matches) {
      guesses.set(id, { guesses: found.map((match) => withNames(match, names, open)), doubt })
    }
  }
  return rows.map((row) => present(row, guesses.get(row.id) ?? { guesses: [], doubt: null }, actor))
}

type Found = { guesses: Guess[]; doubt: LineDoubt | null }

/** A doubt from booking stays; a manual record made since adds one. */
const present = (row: LineRow, { guesses, doubt }: Found, actor: Actor): BankLine => ({
  id: row.id,
  estate_id: row.estate_id,
  estate_name: row.estate_name,
  bank_name: row.bank_name,
  account_number: row.account_number,
  statement_id: row.statement_id,
  day: row.day,
  amount: row.amount,
  reference: row.reference,
  narration: row.narration,
  payer: row.payer,
  state: row.state as LineState,
  doubt: (row.doubt as LineDoubt | null) ?? doubt,
  reasons: row.reasons as MatchReason[],
  dismissal: row.dismissal as Dismissal | null,
  note: row.note,
  settled_by_name: row.settled_by_name,
  settled_at: row.settled_at?.toISOString() ?? null,
  payments: row.payments,
  taken_back: row.taken_back.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  guesses,
  can: {
    settle: row.state === 'UNASSIGNED' && canManageTransfers(actor),
    take_back: row.state === 'POSTED' && canManageTransfers(actor),
    restore: row.state === 'DISMISSED' && canManageTransfers(actor),
  },
})
