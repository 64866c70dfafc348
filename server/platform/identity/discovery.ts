import { createRemoteJWKSet } from 'jose'
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { IdentityConfig } from '../config/config.ts'
import { Problem } from '../errors/problem.ts'

/** Timeout for the issuer, in seconds, since a person is waiting. */
const PATIENCE_SECONDS = 5
/** Keys are refetched after this time, and at once for an unknown key id (at most every 30 s). */
const KEYS_FRESH_MS = 10 * 60_000

export type Discovered = {
  issuer: string
  client: Configuration
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** The issuer's discovery document, fetched on first use and cached; a failure is retried at the next use. */
export function makeDiscovery(config: IdentityConfig): () => Promise<Discovered> {
  let found: Promise<Discovered> | null = null
  return () => {
    found ??= discover(config).catch((cause: unknown) => {
      found = null
      throw unavailable(cause)
    })
    return found
  }
}

async function discover({ issuer, clientId, clientSecret }: IdentityConfig): Promise<Discovered> {
  const address = new URL(issuer)
  const checks = [enableNonRepudiationChecks] // also verify ID token signatures, not just TLS
  const client = await discovery(address, clientId, clientSecret, undefined, {
    timeout: PATIENCE_SECONDS,
    // Outside production only; the configuration refuses it there.
    execute: address.protocol === 'http:' ? [...checks, allowInsecureRequests] : checks,
  })
  // Tokens carry the issuer's own spelling of its name; ours may differ by a trailing slash.
  const { jwks_uri, issuer: name } = client.serverMetadata()
  if (!jwks_uri) throw new Error('The issuer publishes no keys.')
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: PATIENCE_SECONDS * 1000,
    cacheMaxAge: KEYS_FRESH_MS,
  })
  return { issuer: name, client, keys }
}

export function unavailable(cause: unknown): Problem {
  const failure = new Problem('IDENTITY_PROVIDER_UNAVAILABLE', { retryAfter: 30 })
  failure.cause = cause
  return failure
}
