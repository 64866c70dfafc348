import { type KeyObject, sign } from 'node:crypto'
import { within } from '@gida/contract/shared/files/read-der'
import { sha256 } from '../../sha256.ts'
import { ECDSA_SHA256 } from './certificates.ts'
import { context, int, nothing, octets, oid, sequence, setOf, tagged } from './der.ts'

/** The seal key with its certificate chain, its own first; DER. */
export type Seal = { key: KeyObject; chain: readonly Buffer[] }

const OF = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
}
const SET = 0x31
const attribute = (name: string, value: Buffer) => sequence(oid(name), setOf(value))

/** The time stamp of an authority for a signature; null if it gives none. */
export type AskTime = (signature: Buffer) => Promise<Buffer | null>
export type SignedDigest = { bytes: Buffer; is_timed: boolean }

/**
 * A detached CMS signature over a SHA-256 digest, as PAdES requires (ETSI EN 319 142): the signing certificate is a
 * signed attribute, and the time is in the document or the time stamp, not here.
 */
export async function signDigest(
  { key, chain }: Seal,
  digest: Buffer,
  askTime: AskTime,
): Promise<SignedDigest> {
  const [certificate] = chain
  if (!certificate) throw new Error('A seal has a certificate.')
  const hash = sequence(oid(OF.sha256))
  const attributes = setOf(
    attribute(OF.contentType, oid(OF.data)),
    attribute(OF.messageDigest, octets(digest)),
    attribute(OF.signingCertificate, sequence(sequence(sequence(octets(sha256(certificate)))))),
  )
  const signature = sign('sha256', attributes, key)
  const stamp = await askTime(signature)
  const isRsa = key.asymmetricKeyType === 'rsa'
  const signer = sequence(
    int(1),
    issuerAndSerial(certificate),
    hash,
    tagged(0xa0, bodyOf(attributes)),
    isRsa ? sequence(oid(OF.rsaSha256), nothing()) : sequence(oid(ECDSA_SHA256)),
    octets(signature),
    ...(stamp ? [tagged(0xa1, attribute(OF.timeStamp, stamp))] : []),
  )
  const signed = sequence(int(1), setOf(hash), sequence(oid(OF.data)), tagged(0xa0, ...chain), setOf(signer))
  return { bytes: sequence(oid(OF.signedData), context(0, signed)), is_timed: stamp !== null }
}

const bodyOf = (set: Buffer): Uint8Array => {
  const found = within(set, 0)
  if (found?.tag !== SET) throw new Error('The attributes of a signature are a set.')
  return found.body
}

/** Identifies a certificate by issuer and serial number, both after the version. */
function issuerAndSerial(certificate: Buffer): Buffer {
  const [serial, issuer] = [within(certificate, 0, 0, 1), within(certificate, 0, 0, 3)]
  if (!serial || !issuer) throw new Error('This is no certificate of X.509, version 3.')
  return sequence(issuer.whole, serial.whole)
}
