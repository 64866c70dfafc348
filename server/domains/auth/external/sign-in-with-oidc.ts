import { ownPath } from '@gida/contract/domains/auth/rules'
import type { Session } from '@gida/contract/domains/auth/session'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { SentOn } from '../../../platform/http/call.ts'
import type { ExternalIssuer } from '../../../platform/identity/external-issuer.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../../users/index.ts'
import { admit, sessionOf } from '../admit.ts'
import { newToken } from '../refresh-tokens.ts'
import type { Visitor } from '../sessions/device.ts'
import { cookie, openJourney, readCookie, sealJourney } from './cookies.ts'
import { linkIdentity } from './link-identity.ts'

const CODE_SECONDS = 60
const DOOR = '/auth/login'

type Headers = { cookie?: string | undefined; accept?: string | undefined }

/** Redirects the browser to the issuer. `next` is the page to open in the end. */
export async function startOidc(
  services: Services,
  next: string | undefined,
  headers: Headers,
): Promise<SentOn> {
  return orBackToDoor(services, headers, async (issuer) => {
    const { address, journey } = await issuer.begin()
    return { to: address, cookie: await sealJourney(services, { ...journey, next: ownPath(next) }) }
  })
}

/**
 * Handles the redirect back. The browser gets a code for one session, valid for a minute, in the URL fragment, which is never sent
 * to a server, and its other half in a cookie. So a link with a code cannot sign anybody else in.
 */
export async function returnFromOidc(
  services: Services,
  search: URLSearchParams,
  headers: Headers,
): Promise<SentOn> {
  return orBackToDoor(services, headers, async (issuer) => {
    const journey = await openJourney(services, headers.cookie)
    if (!journey) throw problem('IDENTITY_REFUSED')
    const person = await issuer.finish(search, journey)
    const [code, half] = [newToken(), newToken()]
    await services.transaction('system', async (tx) => {
      const { user_id } = await linkIdentity(tx, person)
      await storeCode(tx, user_id, code, half)
    })
    const query = journey.next ? `?next=${encodeURIComponent(journey.next)}` : ''
    return { to: `${DOOR}${query}#code=${code}`, cookie: cookie(services, half, CODE_SECONDS) }
  })
}

async function storeCode(tx: Tx, user_id: string, code: string, half: string): Promise<void> {
  await tx
    .insertInto('sign_in_code')
    .values({
      code_hash: hashToken(code),
      browser_hash: hashToken(half),
      user_id,
      expires_at: new Date(tx.now.getTime() + CODE_SECONDS * 1000),
    })
    .execute()
}

/** Exchanges the code for a session, or for the challenge of a second factor. Of two concurrent requests only one succeeds. */
export async function openOidcSession(
  services: Services,
  code: string,
  headers: Headers,
  visitor: Visitor,
): Promise<Session> {
  const half = readCookie(headers.cookie)
  const admission = await services.transaction('system', async (tx) => {
    const spent = await tx
      .deleteFrom('sign_in_code')
      .where('code_hash', '=', hashToken(code))
      .where('browser_hash', '=', hashToken(half ?? ''))
      .where('expires_at', '>', tx.now)
      .returning('user_id')
      .executeTakeFirst()
    if (!spent) throw problem('IDENTITY_REFUSED')
    return admit(tx, services, await getUser(tx, spent.user_id), visitor)
  })
  return sessionOf(admission)
}

/** Browsers are redirected to the sign-in page with the error; programs get it as JSON. */
async function orBackToDoor(
  services: Services,
  { accept }: Headers,
  work: (issuer: ExternalIssuer) => Promise<SentOn>,
): Promise<SentOn> {
  if (!services.issuer) throw problem('ROUTE_NOT_FOUND')
  try {
    return await work(services.issuer)
  } catch (error) {
    if (!(error instanceof Problem) || !accept?.includes('text/html')) throw error
    return { to: `${DOOR}?trouble=${error.code}` }
  }
}
