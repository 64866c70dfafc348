import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { bits, bool, context, contextBytes, int, octets, oid, sequence, setOf, time, utf8 } from './der.ts'

export const ECDSA_SHA256 = '1.2.840.10045.4.3.2'
const CURVE = 'prime256v1'
const NAMES = { country: '2.5.4.6', organization: '2.5.4.10', common: '2.5.4.3' } as const
const EXTENSIONS = { basic: '2.5.29.19', usage: '2.5.29.15', subjectKey: '2.5.29.14', issuerKey: '2.5.29.35' }
/** Bits of `keyUsage`, most significant first, after a byte with the number of unused bits. */
const SIGNS = Buffer.from([6, 0b1100_0000])
const CERTIFIES = Buffer.from([1, 0b0000_0110])
const YEARS = { authority: 30, seal: 10 }

/** Derives a P-256 key pair from a 32-byte seed, so that every machine with the same secret has the same key. */
export function keyOfSeed(seed: Uint8Array): KeyObject {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(seed)
  const point = pair.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(seed).toString('base64url'),
      x: part(1, 33),
      y: part(33, 65),
    },
  })
}

type Party = { name: string; key: KeyObject }

/** A private CA and the certificate it issues for the seal key; DER, the seal's first. */
export function issueCertificates(authority: Party, seal: Party, at: Date): Buffer[] {
  const own = issue({ subject: authority, issuer: authority, at, years: YEARS.authority, isAuthority: true })
  const given = issue({ subject: seal, issuer: authority, at, years: YEARS.seal, isAuthority: false })
  return [given, own]
}

type Wanted = { subject: Party; issuer: Party; at: Date; years: number; isAuthority: boolean }

function issue({ subject, issuer, at, years, isAuthority }: Wanted): Buffer {
  const algorithm = sequence(oid(ECDSA_SHA256))
  const ends = new Date(at)
  ends.setUTCFullYear(ends.getUTCFullYear() + years)
  const said = sequence(
    context(0, int(2)), // X.509, version 3
    int(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    named(issuer.name),
    sequence(time(at), time(ends)),
    named(subject.name),
    publicKeyOf(subject.key),
    context(
      3,
      sequence(
        extension(EXTENSIONS.basic, isAuthority ? sequence(bool(true)) : sequence(), true),
        extension(EXTENSIONS.usage, bitString(isAuthority ? CERTIFIES : SIGNS), true),
        extension(EXTENSIONS.subjectKey, octets(keyId(subject.key))),
        extension(EXTENSIONS.issuerKey, sequence(contextBytes(0, keyId(issuer.key)))),
      ),
    ),
  )
  return sequence(said, algorithm, bits(sign('sha256', said, issuer.key)))
}

const named = (name: string) =>
  sequence(
    setOf(sequence(oid(NAMES.country), printable('NG'))),
    setOf(sequence(oid(NAMES.organization), utf8('Gida'))),
    setOf(sequence(oid(NAMES.common), utf8(name))),
  )
const printable = (text: string) => Buffer.concat([Buffer.from([0x13, text.length]), Buffer.from(text)])
const bitString = (value: Buffer) => Buffer.concat([Buffer.from([0x03, value.length]), value])
const extension = (name: string, value: Buffer, isCritical = false) =>
  sequence(oid(name), ...(isCritical ? [bool(true)] : []), octets(value))
const publicKeyOf = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' })
const keyId = (key: KeyObject) => createHash('sha1').update(publicKeyOf(key)).digest()
