import { CHANNEL_WORDS } from '@gida/contract/domains/payments/channel-words'
import type { Client } from 'pg'
import { amountInWords } from '../../domains/receipts/index.ts'
import type { Volume } from './make-portfolio.ts'
import { STAGE, WRITE } from './payment-statements.ts'

/** Payments a step. */
export const STEP = 125_000

/** What must be there before the first step: the words of every amount that occurs, and of every channel. */
export async function prepareWords(owner: Client): Promise<void> {
  const amounts = await owner.query<{ amount: number }>(`
    select rent as amount from volume_unit union select service from volume_unit
    union select 850000 + k * 50000 from generate_series(0, 39) k`)
  const words = amounts.rows.map(({ amount }) => amountInWords(amount))
  await owner.query(
    'create temp table volume_words on commit drop as select * from unnest($1::bigint[], $2::text[]) w (amount, words)',
    [amounts.rows.map(({ amount }) => amount), words],
  )
  await owner.query(
    'create temp table volume_channel on commit drop as select * from unnest($1::text[], $2::text[]) c (channel, words)',
    [Object.keys(CHANNEL_WORDS), Object.values(CHANNEL_WORDS)],
  )
}

/** Writes the payments from number `from` on, `count` of them, with all that hangs on them. */
export async function makePayments(
  owner: Client,
  volume: Volume,
  now: Date,
  { from, count, base }: { from: number; count: number; base: number },
): Promise<void> {
  await owner.query(STAGE, [from, from + count - 1, volume.payments, volume.units, now, base])
  await owner.query('analyze volume_row')
  for (const statement of WRITE) await owner.query(statement)
  await owner.query('drop table volume_row')
}
