import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement, SettlementLine } from '../../../platform/pay/provider.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'
import { bookFees } from '../../payments/index.ts'
import { bookedOf, type ComparedLine, compareLine, explain, restOf } from './compare-lines.ts'
import { noteDifferences } from './note-differences.ts'
import { compareWithBooks, type Deduction, openDeductions } from './settlement-queries.ts'

type Part = { estate_id: string; landlord_id: string | null; lines: ComparedLine[]; deductions: Deduction[] }

/**
 * Moves what lay with the provider for these payments to a bank: the landlord's, or ours. What the report and the books
 * do not agree on moves nothing; it waits for a person, so that the total ties to the kobo.
 */
export async function bookSettlement(
  tx: Tx,
  reported: ProviderSettlement,
  subaccount: string | null,
  transactions: readonly SettlementLine[],
): Promise<void> {
  if (!(await insertReported(tx, reported, subaccount))) return
  const isMain = subaccount === null
  if (isMain) await bookReportedFees(tx, transactions)
  const lines = await compareWithBooks(tx, transactions, isMain)
  const deductions = isMain ? explain(reported.deductions, await openDeductions(tx)) : []
  const deducted = deductions.reduce((sum, one) => sum + one.amount, 0)

  const ids = new Map<string, string>()
  for (const part of partsOf(lines, deductions)) {
    const id = await insertPart(tx, reported, part)
    for (const line of part.lines) ids.set(line.reference, id)
    await postPart(tx, reported.id, part)
  }
  await insertLines(tx, reported.id, lines, ids)

  const differences = lines.flatMap((line) => compareLine(line, isMain))
  const unexplained = isMain ? reported.deductions - deducted : 0
  if (unexplained !== 0)
    differences.push({
      reference: '',
      reason: 'DEDUCTION_UNKNOWN',
      expected: deducted,
      reported: reported.deductions,
      amount: -unexplained,
    })
  const rest = restOf(reported.effective_amount, lines, deducted, differences)
  if (rest !== 0)
    differences.push({
      reference: '',
      reason: 'TOTAL_DIFFERS',
      expected: reported.effective_amount - rest,
      reported: reported.effective_amount,
      amount: rest,
    })
  await noteDifferences(tx, reported.id, differences, lines, subaccount)
}

/** A fee of which the provider says nothing when it is asked is the one by which it settles. */
async function bookReportedFees(tx: Tx, lines: readonly SettlementLine[]): Promise<void> {
  const unknown = await tx
    .selectFrom('payment')
    .select(['id', 'reference'])
    .where(sql<boolean>`reference = any (${lines.map(({ reference }) => reference)}::text[])`)
    .where('fees', 'is', null)
    .orderBy('id')
    .execute()
  const lineOf = new Map(lines.map((line) => [line.reference, line]))
  for (const { id, reference } of unknown) {
    const line = lineOf.get(reference)
    if (line) await bookFees(tx, id, { ...line, fees_split: null })
  }
}

async function insertReported(
  tx: Tx,
  reported: ProviderSettlement,
  subaccount: string | null,
): Promise<boolean> {
  const fresh = await tx
    .insertInto('provider_settlement')
    .values({
      provider_id: reported.id,
      subaccount_code: subaccount,
      status: reported.status,
      amount: reported.effective_amount,
      processed: reported.total_processed,
      fees: reported.total_fees,
      deductions: reported.deductions,
      settled_on: lagosDay(reported.settlement_date),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .executeTakeFirst()
  return fresh !== undefined
}

/** The lines and deductions of each estate (and landlord); what is nobody's has no part. */
function partsOf(lines: readonly ComparedLine[], deductions: readonly Deduction[]): Part[] {
  const parts = new Map<string, Part>()
  const partOf = (estate_id: string, landlord_id: string | null) => {
    const key = `${estate_id}:${landlord_id}`
    const part = parts.get(key) ?? { estate_id, landlord_id, lines: [], deductions: [] }
    parts.set(key, part)
    return part
  }
  for (const line of lines)
    if (line.known && !line.known.is_settled)
      partOf(line.known.estate_id, line.known.landlord_id).lines.push(line)
  for (const one of deductions) partOf(one.estate_id, null).deductions.push(one)
  return [...parts.values()].sort((a, b) => (a.estate_id < b.estate_id ? -1 : 1))
}

const sumOf = <T>(all: readonly T[], amount: (one: T) => number) =>
  all.reduce((sum, one) => sum + amount(one), 0)

async function insertPart(tx: Tx, reported: ProviderSettlement, part: Part): Promise<string> {
  const { id } = await tx
    .insertInto('settlement')
    .values({
      provider_id: reported.id,
      estate_id: part.estate_id,
      landlord_id: part.landlord_id,
      settled_on: lagosDay(reported.settlement_date),
      line_count: part.lines.length,
      booked: sumOf(part.lines, bookedOf),
      deducted: sumOf(part.deductions, (one) => one.amount),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (part.deductions.length > 0)
    await tx
      .insertInto('settlement_deduction')
      .values(part.deductions.map(({ journal_id, amount }) => ({ journal_id, amount, settlement_id: id })))
      .execute()
  return id
}

/** To us comes what is ours to our bank, and what is held for others to the clients' account. */
async function postPart(tx: Tx, provider_id: string, part: Part): Promise<void> {
  const { estate_id, landlord_id } = part
  const amount = sumOf(part.lines, bookedOf) - sumOf(part.deductions, (one) => one.amount)
  const ours = sumOf(part.lines, (line) => line.known?.ours ?? 0) - sumOf(part.deductions, (one) => one.ours)
  const entries: Entry[] = landlord_id
    ? [
        [account.payable(landlord_id), amount],
        [account.clearingOf(landlord_id), -amount],
      ]
    : [
        [account.bank, ours],
        [account.trust, amount - ours],
        [account.clearing, -amount],
      ]
  await postJournal(tx, {
    key: `settlement:${provider_id}:${estate_id}:${landlord_id ?? 'main'}`,
    estate_id,
    memo: landlord_id ? 'Settled to the landlord' : 'Settled to our bank',
    entries,
  })
}

async function insertLines(
  tx: Tx,
  provider_id: string,
  lines: readonly ComparedLine[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (let from = 0; from < lines.length; from += BATCH) {
    const rows = lines.slice(from, from + BATCH).map((line) => ({
      provider_id,
      reference: line.reference,
      settlement_id: ids.get(line.reference) ?? null,
      payment_id: line.known?.payment_id ?? null,
      estate_id: line.known?.estate_id ?? null,
      landlord_id: line.known?.landlord_id ?? null,
      reported_amount: line.reported_amount,
      reported_fees: line.reported_fees,
      booked: bookedOf(line),
    }))
    await tx
      .insertInto('settlement_line')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const BATCH = 1_000
