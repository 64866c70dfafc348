import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { Problem } from '../errors/problem.ts'
import { networkOf } from './network-of.ts'

/** A token bucket: `most` uses at once, refilled steadily at `most` per `seconds`. */
export type Allowance = { name: string; spender: string; most: number; seconds: number }

/** Spends one use of each allowance. If any is used up, none is spent and 429 says when to retry. */
export async function spendAllowance(
  tx: Tx,
  wanted: Allowance | readonly Allowance[],
  message?: string,
): Promise<void> {
  const wait = await trySpending(tx, wanted)
  if (wait === 0) return
  throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait, ...(message ? { message } : {}) })
}

/** The same without throwing: 0 if spent, otherwise the seconds until it can be. */
export async function trySpending(tx: Tx, wanted: Allowance | readonly Allowance[]): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from app.spend_allowances(${asJson(wanted)}::jsonb)))::int as wait`.execute(tx)
  return rows[0]?.wait ?? 0
}

/** How many uses are left now, and in how many seconds the bucket is full again. */
export async function leftOf(tx: Tx, { name, spender, most, seconds }: Allowance) {
  const { rows } = await sql<{ left: number; full_in: number }>`
    select greatest(floor(${most} - gap * ${most} / ${seconds}), 0)::int as left, ceil(gap)::int as full_in
    from allowance, greatest(extract(epoch from full_at - app.now()), 0) gap
    where name = ${name} and spender = sha256(convert_to(${spender}, 'UTF8'))`.execute(tx)
  return rows[0] ?? { left: most, full_in: 0 }
}

/** Returns uses that turned out not to count. */
export async function returnAllowance(tx: Tx, spent: Allowance | readonly Allowance[]): Promise<void> {
  await sql`select app.return_allowances(${asJson(spent)}::jsonb)`.execute(tx)
}

/** Refills the bucket of one spender. */
export async function refillAllowance(tx: Tx, { name, spender }: Allowance): Promise<void> {
  await sql`delete from allowance where name = ${name} and spender = sha256(convert_to(${spender}, 'UTF8'))`.execute(
    tx,
  )
}

const asJson = (wanted: Allowance | readonly Allowance[]) =>
  JSON.stringify([wanted].flat().map((one) => ({ ...one, spender: networkOf(one.spender) })))
