import { SpreadsheetFault } from './sheet.ts'

/** Decodes a text file: by byte order mark, as likely UTF-16, as UTF-8, otherwise as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\u0000')) throw new SpreadsheetFault('NOT_A_SPREADSHEET')
  return text.normalize('NFC')
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const [even, odd] = nuls(bytes.subarray(0, 2000))
  if (odd > 0.3 && even < 0.05) return 'utf-16le'
  if (even > 0.3 && odd < 0.05) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Share of zero bytes at even and odd offsets: in UTF-16, Latin letters have one in every pair. */
function nuls(bytes: Uint8Array): [even: number, odd: number] {
  let [even, odd] = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) at % 2 === 0 ? even++ : odd++
  const half = Math.max(1, bytes.length / 2)
  return [even / half, odd / half]
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The delimiter that splits most of the first lines into equally many cells. `sep=;` on line 1 is Excel's own declaration. */
export function delimiterOf(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (said) return said
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30)
  let best: { sign: string; score: number } = { sign: ',', score: 0 }
  for (const sign of DELIMITERS) {
    const counts = lines.map((line) => outsideQuotes(line, sign))
    const score = mostCommon(counts.filter((count) => count > 0))
    if (score > best.score) best = { sign, score }
  }
  return best.sign
}

function outsideQuotes(line: string, sign: string): number {
  let [count, quoted] = [0, false]
  for (const letter of line) {
    if (letter === '"') quoted = !quoted
    else if (letter === sign && !quoted) count++
  }
  return count
}

/** Number of agreeing lines, with a small bonus for more cells. */
function mostCommon(counts: readonly number[]): number {
  const agreeing = new Map<number, number>()
  for (const count of counts) agreeing.set(count, (agreeing.get(count) ?? 0) + 1)
  return Math.max(0, ...[...agreeing].map(([count, lines]) => lines + count / 100))
}
