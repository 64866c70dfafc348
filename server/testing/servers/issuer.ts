import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** Accounts at the issuer. `email_verified` is the issuer's claim. */
export type IssuerAccount = { email: string; email_verified: boolean }

export type TestIssuer = {
  url: string
  client: { id: string; secret: string }
  /** Signs in as that account in a browser, from a URL of the issuer to where it redirects back. */
  walk(address: string, account: string): Promise<URL>
  /** An access token for this audience, through the full flow of a separate client. */
  accessToken(account: string, audience: string): Promise<string>
  /** A token with arbitrary claims, signed with the issuer's real key. */
  forge(claims: Record<string, unknown>, header?: Record<string, string>): Promise<string>
  publicKey: JWK
  accounts: Map<string, IssuerAccount>
  stop(): Promise<void>
}

const CLIENT = { id: 'gida', secret: 'a client secret for tests alone' }
const APP = { id: 'their-app', redirect: 'http://localhost:4999/back' }

/** A real OpenID Connect issuer on this machine. */
export async function startIssuer(redirect_uri: string): Promise<TestIssuer> {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const [privateKey, publicKey] = [await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)]
  const accounts = new Map<string, IssuerAccount>()
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, {
    jwks: { keys: [{ ...privateKey, alg: 'RS256', use: 'sig', kid: 'test' }] },
    clients: [
      { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirect_uri] },
      {
        client_id: APP.id,
        redirect_uris: [APP.redirect],
        token_endpoint_auth_method: 'none',
        application_type: 'native',
      },
    ],
    cookies: { keys: ['a cookie key for tests alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
    extraTokenClaims: (_context, token) =>
      'accountId' in token ? { ...accounts.get(String(token.accountId)) } : undefined,
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, audience) => ({
          scope: 'openid email',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
        }),
      },
    },
  })
  server.on('request', provider.callback())

  return {
    url,
    client: CLIENT,
    walk: (address, account) => walk(url, address, account),
    accessToken: (account, audience) => accessToken(url, account, audience),
    forge: (claims, header = {}) =>
      new SignJWT({ iss: url, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt', ...header })
        .sign(pair.privateKey),
    publicKey,
    accounts,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A browser with cookies: signs in, consents, and stops at the redirect away from the issuer. */
async function walk(issuer: string, address: string, account: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = new URL(address)
  let form: URLSearchParams | null = null
  for (let steps = 0; steps < 12; steps++) {
    if (at.origin !== issuer) return at
    const answer: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const next = answer.headers.get('location')
    const page = await answer.text()
    form = null
    if (next) at = new URL(next, at)
    else {
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`The issuer answered ${answer.status}: ${page.slice(0, 300)}`)
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? ''
      form = new URLSearchParams({ prompt, login: account, password: 'any' })
      at = new URL(action, at)
    }
  }
  throw new Error('The issuer sent the browser around in circles.')
}

async function accessToken(issuer: string, account: string, audience: string): Promise<string> {
  const verifier = 'a-verifier-that-is-long-enough-for-the-standard-0123456789'
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const asked = new URLSearchParams({
    client_id: APP.id,
    redirect_uri: APP.redirect,
    response_type: 'code',
    scope: 'openid email',
    resource: audience,
    code_challenge: Buffer.from(hash).toString('base64url'),
    code_challenge_method: 'S256',
  })
  const back = await walk(issuer, `${issuer}/auth?${asked}`, account)
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: APP.id,
      redirect_uri: APP.redirect,
      resource: audience,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  const { access_token } = (await answer.json()) as { access_token?: string }
  if (!access_token) throw new Error(`The issuer gave no token: ${back}`)
  return access_token
}
