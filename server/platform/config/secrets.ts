import { createHmac, hkdfSync } from 'node:crypto'

export type Secrets = {
  /** Signs access tokens. */
  accessToken: Uint8Array
  /** Makes each refresh token from the one before it. */
  refreshToken: Uint8Array
  /** The database password of the role that the server signs in as. */
  databasePassword: string
}

/** One secret in the environment; each use gets a key of its own, so that none can stand in for another. */
export function deriveSecrets(secret: string): Secrets {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'gida', use, 32))
  return {
    accessToken: key('access-token'),
    refreshToken: key('refresh-token'),
    databasePassword: createHmac('sha256', key('database')).update('gida_app').digest('hex').slice(0, 40),
  }
}
