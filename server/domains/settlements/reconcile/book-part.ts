import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement } from '../../../platform/pay/provider.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'
import { bookedOf, type ComparedLine } from './compare-lines.ts'
import type { Deduction } from './settlement-queries.ts'

type Part = { estate_id: string; landlord_id: string | null; lines: ComparedLine[]; deductions: Deduction[] }

/** Groups lines and deductions by estate (and landlord); what belongs to nobody is in no group. */
export function partsOf(lines: readonly ComparedLine[], deductions: readonly Deduction[]): Part[] {
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

export async function insertPart(tx: Tx, reported: ProviderSettlement, part: Part): Promise<string> {
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

/** In a settlement to us, our part goes to our bank account, and what we hold for others to the clients' account. */
export async function postPart(tx: Tx, provider_id: string, part: Part): Promise<void> {
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

export async function insertLines(
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
