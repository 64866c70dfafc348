#!/usr/bin/env node
// Verifies an export of the audit log against the public roots, without any of Gida's code:
//
//   node verify-audit.mjs export.jsonl roots.txt --key <key> [--key <older key>]
//
// `export.jsonl` is an export of the Log, `roots.txt` a current or archived copy of /roots/all.txt. Keys are published on /roots;
// get yours from a source you trust, such as a statement. Exits with 1 and lists the faults, or prints what was verified.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const args = process.argv.slice(2)
const keys = args.flatMap((arg, at) => (args[at - 1] === '--key' ? [arg] : []))
const [exported, rootsFile] = args.filter((arg, at) => arg !== '--key' && args[at - 1] !== '--key')
if (!exported || !rootsFile || keys.length === 0) {
  console.error('Usage: node verify-audit.mjs export.jsonl roots.txt --key <key>')
  process.exit(2)
}

const faults = []
const fault = (of, what) => void faults.push(`${of}: ${what}`)
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const nodeOf = (left, right) => sha256(Buffer.of(1), left, right)

/** Canonical JSON (RFC 8785) for objects, strings, integers and null. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** A signed note (C2SP): name, key id and Ed25519 signature over the text. */
function isSigned(text, signature) {
  const [, name, signed] = /^— (\S+) (\S+)\n$/.exec(signature) ?? []
  const bytes = Buffer.from(signed ?? '', 'base64')
  return keys.some((key) => {
    const [, of, id, typed] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(key) ?? []
    if (of !== name || bytes.length !== 68 || bytes.subarray(0, 4).toString('hex') !== id) return false
    const x = Buffer.from(typed, 'base64').subarray(1).toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), publicKey, bytes.subarray(4))
  })
}

function readRoots(file) {
  const roots = new Map()
  let before
  for (const [, text, signature] of readFileSync(file, 'utf8').matchAll(/((?:[^\n]+\n){5})\n(— [^\n]+\n)/g)) {
    const [origin, size, root, entries, previous] = text.split('\n')
    const day = origin.slice(-10)
    const [first, last] = entries.replace('entries ', '').split(' ').map(Number)
    if (!isSigned(text, signature)) fault(day, 'the root is not signed by a given key')
    if (last - first + 1 !== Number(size)) fault(day, 'the size of the root is not that of its entries')
    if (before && previous !== `previous ${sha256(Buffer.from(before.text)).toString('hex')}`)
      fault(day, `it does not follow the root of ${before.day}`)
    if (before && first !== before.last + 1) fault(day, `entries between it and ${before.day} are gone`)
    before = { day, text, first, last, size: Number(size), root, seen: 0 }
    roots.set(day, before)
  }
  return roots
}

function followPath(leaf, index, size, path) {
  const rest = path.map((hash) => Buffer.from(hash, 'hex'))
  let hash = leaf
  for (let at = index, last = size - 1; last > 0; at >>= 1, last >>= 1) {
    if (at % 2 === 0 && at === last) continue
    const beside = rest.shift() ?? Buffer.alloc(0)
    hash = at % 2 === 1 ? nodeOf(beside, hash) : nodeOf(hash, beside)
  }
  return rest.length === 0 ? hash.toString('base64') : ''
}

const counts = { entries: 0, values: 0, erased: 0, below: 0, linked: 0 }
const roots = readRoots(rootsFile)
let end

function checkEntry(line, at) {
  const { text, values, proof } = JSON.parse(line)
  const said = JSON.parse(text)
  const name = `entry ${said.number}`
  counts.entries++
  if (said.kind !== 'gida.audit.entry.1' || canonical(said) !== text)
    fault(name, `its text is not as it is written (line ${at})`)
  if (end && said.number <= end.number) fault(name, `it stands behind entry ${end.number}`)
  if (end && said.number === end.number + 1) {
    counts.linked++
    if (said.previous !== end.hash) fault(name, `it does not follow entry ${end.number}`)
  }
  end = { number: said.number, hash: sha256(Buffer.from(text)).toString('hex') }
  checkValues(name, said, { ...values })
  const root = proof && roots.get(proof.day)
  if (!root) return
  const leaf = sha256(Buffer.of(0), Buffer.from(text))
  const isBelow =
    proof.index === said.number - root.first &&
    followPath(leaf, proof.index, root.size, proof.path) === root.root
  if (isBelow) counts.below++
  else fault(name, `it is not below the root of ${proof.day}`)
}

/** The salt's length is fixed, since HMAC pads short keys with zeros. */
const isSaid = ({ salt, value }, { hmac }) =>
  /^[0-9a-f]{32}$/.test(salt) &&
  createHmac('sha256', Buffer.from(salt, 'hex')).update(value).digest('hex') === hmac

function checkValues(name, said, values) {
  for (const side of ['from', 'before', 'after'])
    for (const [column, sealed] of Object.entries(said[side])) {
      if (sealed === null || typeof sealed !== 'object') continue
      const field = `${side}.${column}`
      const value = values[field]
      delete values[field]
      if (!value) counts.erased++
      else if (!isSaid(value, sealed)) fault(name, `${field} is not what was said`)
      else counts.values++
    }
  for (const field of Object.keys(values)) fault(name, `${field} was never said`)
}

let at = 0
for await (const line of createInterface({ input: createReadStream(exported) })) {
  at++
  if (!line) continue
  try {
    checkEntry(line, at)
  } catch {
    fault(`line ${at}`, 'it cannot be read')
  }
}

for (const one of faults) console.log(`BROKEN  ${one}`)
console.log(
  `${counts.entries} entries, ${counts.linked} tied to the one before, ${counts.below} below a signed root, ` +
    `${counts.values} values, ${counts.erased} erased, ${roots.size} roots.`,
)
console.log(faults.length === 0 ? 'Sound.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
