import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { SealKey } from '@gida/contract/domains/signing/read-seal'
import type { Tx } from '../../../platform/db/db.ts'
import { issueCertificates, keyOfSeed } from '../../../platform/pdf/seal/certificates.ts'
import type { Seal } from '../../../platform/pdf/seal/sign-digest.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const digestOf = (bytes: Uint8Array) => sha256(bytes).toString('base64url')
const publicOf = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' })

/**
 * The key and certificate for sealing: the configured one, or one issued by our own authority at first use. It is stored, so that
 * its seals can be verified later.
 */
export async function sealOf(
  tx: Tx,
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
): Promise<Seal> {
  const { own } = config.seal
  const key = own ? createPrivateKey(own.key) : keyOfSeed(secrets.sealSeed)
  const configured = own && [...own.certificate.matchAll(PEM)].map(([pem]) => new X509Certificate(pem).raw)
  const id = digestOf(configured?.[0] ?? publicOf(key))
  const known = (await findChain(tx, id)) ?? (await keepChain(tx, { id, key, chain: configured ?? issue() }))
  return { key, chain: known.map((certificate) => Buffer.from(certificate, 'base64')) }

  function issue(): Buffer[] {
    const authority = { name: 'Gida signing authority', key: keyOfSeed(secrets.sealAuthoritySeed) }
    return issueCertificates(
      authority,
      { name: `Gida seal of ${new URL(config.http.publicUrl).host}`, key },
      tx.now,
    )
  }
}

async function findChain(tx: Tx, id: string): Promise<string[] | undefined> {
  const found = await tx
    .selectFrom('seal_certificate')
    .select('chain')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.chain
}

type NewKey = { id: string; key: KeyObject; chain: readonly Buffer[] }

/** Concurrent first uses end up with the same certificates. */
async function keepChain(tx: Tx, { id, key, chain }: NewKey): Promise<string[]> {
  const algorithm = key.asymmetricKeyType === 'rsa' ? 'RSA' : 'EC'
  const written = chain.map((certificate) => certificate.toString('base64'))
  await tx
    .insertInto('seal_certificate')
    .values({
      id,
      algorithm,
      public_key: publicOf(key).toString('base64'),
      chain: written,
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findChain(tx, id)) ?? written
}

/** The public keys that ever sealed a document here, newest first. */
export async function listSealKeys(tx: Tx): Promise<SealKey[]> {
  const keys = await tx
    .selectFrom('seal_certificate')
    .select(['id', 'algorithm', 'public_key'])
    .orderBy('created_at', 'desc')
    .execute()
  return keys.map((key) => ({ ...key, algorithm: key.algorithm === 'RSA' ? 'RSA' : 'EC' }))
}
