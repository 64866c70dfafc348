import { createHmac, hkdfSync } from 'node:crypto'

/** Good for a laptop alone; production refuses it. */
export const DEFAULT_SECRET = 'gida-development-secret'

export type Secrets = {
  /** Signs access tokens. */
  accessToken: Uint8Array
  /** Makes each refresh token from the one before it. */
  refreshToken: Uint8Array
  /** Seals what must be read again, as the secret of an authenticator app: the present key, then the one before it. */
  seal: readonly Uint8Array[]
  /** Keeps what a browser carries to an outside issuer and back. */
  outsideSignIn: Uint8Array
  /** Makes the link by which somebody answers an alert, so that none is stored. */
  alertLink: Uint8Array
  /** The seed of the key that signs receipts. */
  receiptSeed: Uint8Array
  /** The seeds of the key that signs what is known of a signing, of the one that seals papers, and of the authority that vouches for it. */
  evidenceSeed: Uint8Array
  sealSeed: Uint8Array
  sealAuthoritySeed: Uint8Array
  /** The seed of the key that signs the roots of the audit log. */
  auditSeed: Uint8Array
  /** The seed of the key that push services know us by: with another one every device has to subscribe again. */
  pushSeed: Uint8Array
  /** The addresses by which a document is fetched for a few minutes. */
  documentLink: Uint8Array
  /** Keys the hashes of PINs, which are too short to be hashed alone. */
  phonePin: Uint8Array
  /** Seals what leaves this machine to be restored from: the present key, then the one before it. */
  backup: readonly Uint8Array[]
  /** The links at the foot of mails that stop them. */
  unsubscribe: Uint8Array
  /** The database password of the role that the server signs in as. */
  databasePassword: string
  /** What the server shows to the database to say who acts: the present one, then the one before it. */
  databaseCapability: readonly [string, ...string[]]
}

/** One secret in the environment; each use gets a key of its own, so that none can stand in for another. */
export function deriveSecrets(secret: string, previous: string | null = null): Secrets {
  const keyOf = (from: string, use: string) => new Uint8Array(hkdfSync('sha256', from, 'gida', use, 32))
  const key = (use: string) => keyOf(secret, use)
  const capabilityOf = (from: string) => Buffer.from(keyOf(from, 'database-capability')).toString('hex')
  return {
    accessToken: key('access-token'),
    refreshToken: key('refresh-token'),
    seal: [key('seal'), ...(previous ? [keyOf(previous, 'seal')] : [])],
    outsideSignIn: key('outside-sign-in'),
    alertLink: key('alert-link'),
    receiptSeed: key('receipt-signing'),
    evidenceSeed: key('evidence-signing'),
    sealSeed: key('paper-seal'),
    sealAuthoritySeed: key('paper-seal-authority'),
    auditSeed: key('audit-signing'),
    pushSeed: key('web-push'),
    documentLink: key('document-link'),
    phonePin: key('phone-pin'),
    backup: [key('backup'), ...(previous ? [keyOf(previous, 'backup')] : [])],
    unsubscribe: key('unsubscribe'),
    databasePassword: createHmac('sha256', key('database')).update('gida_app').digest('hex').slice(0, 40),
    databaseCapability: [capabilityOf(secret), ...(previous ? [capabilityOf(previous)] : [])],
  }
}
