import { createHmac, hkdfSync } from 'node:crypto'

/** For development only; production refuses it. */
export const DEFAULT_SECRET = 'gida-development-secret'

export type Secrets = {
  /** Signs access tokens. */
  accessToken: Uint8Array
  /** Derives each refresh token from the previous one. */
  refreshToken: Uint8Array
  /** Encrypts secrets that must be readable again, such as that of an authenticator app: current key, then the previous one. */
  seal: readonly Uint8Array[]
  /** Encrypts the state that a browser carries to an outside issuer and back. */
  outsideSignIn: Uint8Array
  /** Derives the links for answering an alert, so that none has to be stored. */
  alertLink: Uint8Array
  /** Seed of the key that signs receipts. */
  receiptSeed: Uint8Array
  /** Seeds of the keys that sign the evidence of a signing, seal PDFs, and certify the seal key. */
  evidenceSeed: Uint8Array
  sealSeed: Uint8Array
  sealAuthoritySeed: Uint8Array
  /** Seed of the key that signs the roots of the audit log. */
  auditSeed: Uint8Array
  /** Seed of the VAPID key for push services: if it changes, every device has to subscribe again. */
  pushSeed: Uint8Array
  /** Signs the short-lived download addresses of documents. */
  documentLink: Uint8Array
  /** Key for the hashes of PINs, which are too short for a plain hash. */
  phonePin: Uint8Array
  /** Encrypts off-site backups: current key, then the previous one. */
  backup: readonly Uint8Array[]
  /** Signs unsubscribe links. */
  unsubscribe: Uint8Array
  /** Password of the database role that the server uses. */
  databasePassword: string
  /** Proves to the database that the server's own program says who acts: current value, then the previous one. */
  databaseCapability: readonly [string, ...string[]]
}

/** Derives a separate key for each use from one secret, so that none can stand in for another. */
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
