import { readNaira } from '@gida/contract/shared/read-naira'

/** `place`: words after the job number, needed when two estates use the same number. */
type Which = { job: number | null; place: string | null }
export type Reply = Which & ({ act: 'TAKE' | 'REFUSE' | 'DONE' } | { act: 'PRICE'; amount: number })

const ACTS = { 1: 'TAKE', 2: 'REFUSE', 3: 'DONE' } as const
const JOB = String.raw`#?(\d{1,6})(?:[\s,]+(.{2,60}?))?`
const SHORT = new RegExp(String.raw`^([123])(?:[\s,.:#-]+(?:job\s*)?${JOB})?[.!]?$`, 'i')
const PRICE = new RegExp(
  String.raw`^(?:my\s+)?price\s*(?:is|of|:|=|-)?\s*(.+?)(?:\s+(?:for\s+)?job\s*${JOB})?[.!]?$`,
  'i',
)
const whichOf = (job: string | undefined, place: string | undefined): Which => ({
  job: job ? Number(job) : null,
  place: place ?? null,
})

/** Parses a vendor's text: `1`, `2 218`, `3`, `1 218 Palmgrove`, `PRICE 31,000`, `price 31k job 218`. Null for anything else. */
export function readReply(text: string): Reply | null {
  const said = text.trim().replace(/\s+/g, ' ')
  const short = SHORT.exec(said)
  if (short) return { act: ACTS[short[1] as '1' | '2' | '3'], ...whichOf(short[2], short[3]) }
  const price = PRICE.exec(said)
  const amount = readNaira(price?.[1] ?? '')
  if (!price || typeof amount !== 'number' || amount < 0) return null
  return { act: 'PRICE', amount, ...whichOf(price[2], price[3]) }
}
