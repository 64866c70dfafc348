/** Looks up a hash: of a file, or of its hash list. */
type Ask = (sha256: string) => Promise<'PDF' | 'ZIP' | 'LIST' | 'UNKNOWN' | null>
export type CheckedBundle = { state: 'GENUINE' | 'ALTERED' | 'UNKNOWN'; altered: string[] }

const LIST = 'SHA256SUMS.txt'
const PDF = 'Evidence bundle.pdf'
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Verifies a bundle against the record. For an altered zip it names the altered files. */
export async function checkBundle(bytes: Uint8Array<ArrayBuffer>, ask: Ask): Promise<CheckedBundle> {
  const known = await ask(await hashOf(bytes))
  if (known === 'PDF' || known === 'ZIP') return { state: 'GENUINE', altered: [] }
  const files = readStored(bytes)
  return files ? checkFiles(files, ask) : checkPages(bytes, ask)
}

/** A PDF contains its list twice, so that one flipped byte leaves a copy intact. */
async function checkPages(bytes: Uint8Array<ArrayBuffer>, ask: Ask): Promise<CheckedBundle> {
  const text = new TextDecoder('latin1').decode(bytes)
  for (const [, list = ''] of text.matchAll(/gida-evidence:([0-9a-f]{64})/g))
    if ((await ask(list)) === 'LIST') return { state: 'ALTERED', altered: [PDF] }
  return { state: 'UNKNOWN', altered: [] }
}

async function checkFiles(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  ask: Ask,
): Promise<CheckedBundle> {
  const [list, pdf] = [files.get(LIST), files.get(PDF)]
  const isList = list !== undefined && (await ask(await hashOf(list))) === 'LIST'
  const isPdf = pdf !== undefined && (await ask(await hashOf(pdf))) === 'PDF'
  if (!isList && !isPdf) return { state: 'UNKNOWN', altered: [] }
  const altered = [...(isList ? [] : [LIST]), ...(isPdf ? [] : [PDF])]
  if (!list || !isList) return { state: 'ALTERED', altered }
  for (const line of new TextDecoder().decode(list).split('\n')) {
    const [, sha256, name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    const file = files.get(name)
    if (sha256 && (!file || (await hashOf(file)) !== sha256)) altered.push(name)
  }
  return { state: 'ALTERED', altered }
}

/** Reads an uncompressed zip; null if it is not one. */
function readStored(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = bytes.length - 22
  if (end < 0 || view.getUint32(end, true) !== END) return null
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= end; left--) {
    if (view.getUint32(at, true) !== CENTRAL) break
    const [size, long] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)]
    const from = view.getUint32(at + 42, true) + 30 + long
    files.set(
      new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + long)),
      bytes.subarray(from, from + size),
    )
    at += 46 + long
  }
  return files
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
