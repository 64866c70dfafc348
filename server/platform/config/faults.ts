import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Environment } from './environment.ts'

/** A partial configuration would give a button that leads nowhere, or tokens that are never accepted. */
export function identityFaults(env: Environment): string[] {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const
  const missing = needed.filter((name) => !env[name])
  const isAbsent = missing.length === needed.length && !env.OIDC_AUDIENCE
  const faults = isAbsent
    ? []
    : missing.map((name) => `${name} is missing: the outside sign-in needs all of ${needed.join(', ')}.`)
  if (env.NODE_ENV === 'production' && env.OIDC_ISSUER && !env.OIDC_ISSUER.startsWith('https://')) {
    faults.push('OIDC_ISSUER must be an https:// address.')
  }
  return faults
}

/** An unreadable key would otherwise only be found after everybody has signed. */
export function sealFaults({ SEAL_CERTIFICATE, SEAL_KEY }: Environment): string[] {
  if (Boolean(SEAL_CERTIFICATE) !== Boolean(SEAL_KEY)) return ['SEAL_CERTIFICATE and SEAL_KEY go together.']
  if (!SEAL_CERTIFICATE || !SEAL_KEY) return []
  try {
    const key = createPrivateKey(SEAL_KEY)
    const isKnown = key.asymmetricKeyType === 'rsa' || key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    if (!isKnown) return ['SEAL_KEY must be of RSA or P-256.']
    return new X509Certificate(SEAL_CERTIFICATE).checkPrivateKey(key)
      ? []
      : ['SEAL_KEY is not the key of SEAL_CERTIFICATE.']
  } catch {
    return ['SEAL_CERTIFICATE and SEAL_KEY must be PEM without a password.']
  }
}

/** A demo copy must never pay at the real provider. */
export function sandboxFaults({
  SANDBOXES,
  SANDBOX_PROVIDER_URL,
  PAYSTACK_SECRET_KEY,
}: Environment): string[] {
  if (SANDBOX_PROVIDER_URL && /(^|\.)paystack\.(co|com)$/i.test(new URL(SANDBOX_PROVIDER_URL).hostname))
    return ['SANDBOX_PROVIDER_URL must lead to the payment simulator.']
  const isAsked = SANDBOXES !== undefined && SANDBOXES > 0
  return isAsked && PAYSTACK_SECRET_KEY && !SANDBOX_PROVIDER_URL
    ? ['SANDBOXES is set without SANDBOX_PROVIDER_URL.']
    : []
}
