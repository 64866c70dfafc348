import type { Dice } from '../chaos/dice.ts'

export type BrokenRequest = { headers: Record<string, string>; body: Buffer | null }

const DEEP = 20_000
const json = { 'content-type': 'application/json' }
const ofText = (text: string): BrokenRequest => ({ headers: json, body: Buffer.from(text) })

/** Ways in which a body is no body, or not the one that its headers announce. */
const BREAKS: readonly [
  (told: BrokenRequest) => BrokenRequest,
  ...((told: BrokenRequest) => BrokenRequest)[],
] = [
  () => ({ headers: {}, body: null }),
  () => ({ headers: json, body: Buffer.alloc(0) }),
  ({ headers, body }) => ({ headers, body: body?.subarray(0, body.length / 2) ?? null }),
  () => ofText('['.repeat(DEEP) + ']'.repeat(DEEP)),
  () => ofText(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  () => ofText('null'),
  () => ofText('"text"'),
  () => ofText('{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}}}'),
  () => ofText('{"amount":1e999,"reason":"\\u0000","id":"\\ud800"}'),
  () => ({ headers: json, body: Buffer.from([0xff, 0xfe, 0x7b, 0x00]) }),
  () => ofText(`{"reason":"${'x'.repeat(1_100_000)}"}`),
  ({ body }) => ({ headers: { 'content-type': 'text/xml' }, body }),
  ({ body }) => ({ headers: { ...json, 'content-encoding': 'gzip' }, body }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/form-data' }, body }),
  ({ body }) => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }),
]

export const breakBody = (told: BrokenRequest, dice: Dice): BrokenRequest => dice.pick(BREAKS)(told)
