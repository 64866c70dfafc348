import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement, SettlementLine } from '../../../platform/pay/provider.ts'
import { bookFees } from '../../payments/index.ts'
import { type OwnDeduction, settlementReported } from '../hooks.ts'
import { insertLines, insertPart, partsOf, postPart } from './book-part.ts'
import { compareLine, explain, restOf } from './compare-lines.ts'
import { noteDifferences } from './note-differences.ts'
import { compareWithBooks, type Deduction, openDeductions } from './settlement-queries.ts'

/**
 * Moves the settled payments from the provider's account to a bank: the landlord's or ours. What report and books
 * disagree on is not moved and waits for a person, so that the total matches to the kobo.
 */
export async function bookSettlement(
  tx: Tx,
  reported: ProviderSettlement,
  subaccount: string | null,
  all: readonly SettlementLine[],
): Promise<void> {
  if (!(await insertReported(tx, reported, subaccount))) return
  const isMain = subaccount === null
  const taken = new Map<string, number>()
  const own: OwnDeduction[] = []
  if (isMain) await settlementReported.run({ tx, settlement: reported, lines: all, taken, deductions: own })
  const transactions = all.filter(({ reference }) => !taken.has(reference))
  if (isMain) await bookReportedFees(tx, transactions)
  const lines = await compareWithBooks(tx, transactions, isMain)
  const kept = isMain ? explain(reported.deductions, [...own, ...(await openDeductions(tx))]) : []
  const deductions = kept.filter((one): one is Deduction => 'journal_id' in one)
  const deducted = sumOf(deductions)
  const ownDeducted = sumOf(kept) - deducted
  for (const one of kept) if ('book' in one) await one.book()
  const paidOut =
    reported.effective_amount + ownDeducted - [...taken.values()].reduce((sum, one) => sum + one, 0)

  const ids = new Map<string, string>()
  for (const part of partsOf(lines, deductions)) {
    const id = await insertPart(tx, reported, part)
    for (const line of part.lines) ids.set(line.reference, id)
    await postPart(tx, reported.id, part)
  }
  await insertLines(tx, reported.id, lines, ids)

  const differences = lines.flatMap((line) => compareLine(line, isMain))
  const unexplained = isMain ? reported.deductions - deducted - ownDeducted : 0
  if (unexplained !== 0)
    differences.push({
      reference: '',
      reason: 'DEDUCTION_UNKNOWN',
      expected: deducted + ownDeducted,
      reported: reported.deductions,
      amount: -unexplained,
    })
  const rest = restOf(paidOut, lines, deducted, differences)
  if (rest !== 0)
    differences.push({
      reference: '',
      reason: 'TOTAL_DIFFERS',
      expected: paidOut - rest,
      reported: paidOut,
      amount: rest,
    })
  await noteDifferences(tx, reported.id, differences, lines, subaccount)
}

const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

/** A fee that the provider does not report when polled is taken from the settlement. */
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
