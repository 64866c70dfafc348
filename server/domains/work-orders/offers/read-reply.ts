import { readNaira } from '@gida/contract/shared/read-naira'

export type Reply =
  | { act: 'TAKE' | 'REFUSE' | 'DONE'; job: number | null }
  | { act: 'PRICE'; amount: number; job: number | null }

const ACTS = { 1: 'TAKE', 2: 'REFUSE', 3: 'DONE' } as const
const SHORT = /^([123])(?:[\s,.:#-]+(?:job\s*)?#?(\d{1,6}))?[.!]?$/i
const PRICE = /^(?:my\s+)?price\s*(?:is|of|:|=|-)?\s*(.+?)(?:\s+(?:for\s+)?job\s*#?(\d{1,6}))?[.!]?$/i

/** What a vendor texts: `1`, `2 218`, `3`, `PRICE 31,000`, `price 31k job 218`. Null where it is none of these. */
export function readReply(text: string): Reply | null {
  const said = text.trim().replace(/\s+/g, ' ')
  const short = SHORT.exec(said)
  if (short) return { act: ACTS[short[1] as '1' | '2' | '3'], job: short[2] ? Number(short[2]) : null }
  const price = PRICE.exec(said)
  const amount = readNaira(price?.[1] ?? '')
  if (!price || typeof amount !== 'number' || amount < 0) return null
  return { act: 'PRICE', amount, job: price[2] ? Number(price[2]) : null }
}
