import { createRemoteJWKSet } from 'jose'
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { IdentityConfig } from '../config/config.ts'
import { Problem } from '../errors/problem.ts'

/** Seconds that the issuer is waited for; a person waits with us. */
const PATIENCE_SECONDS = 5
/** Its keys are asked for again after so long, and at once for a token whose key is not known (once in 30 s). */
const KEYS_FRESH_MS = 10 * 60_000

export type Discovered = {
  issuer: string
  client: Configuration
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** What the issuer publishes of itself: read at its first use, kept, and asked for again after a failure. */
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
  const checks = [enableNonRepudiationChecks] // the signature of an ID token too, not only the line it came over
  const client = await discovery(address, clientId, clientSecret, undefined, {
    timeout: PATIENCE_SECONDS,
    // Only outside production; the configuration refuses it there.
    execute: address.protocol === 'http:' ? [...checks, allowInsecureRequests] : checks,
  })
  // Its own spelling of its name stands in its tokens; ours may differ from it by a slash at the end.
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
