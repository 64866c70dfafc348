import type { Actor } from '../../../platform/access/actor.ts'
import type { Services } from '../../../platform/services.ts'
import { admitExternalUser } from './admit-external-user.ts'

/** The actor of a bearer token issued by us or by the external issuer. */
export async function readBearer(services: Services, token: string): Promise<Actor & { expires_at: Date }> {
  if (!services.issuer?.claims(token)) return services.tokens.read(token)
  const person = await services.issuer.read(token)
  return services.transaction('system', (tx) => admitExternalUser(tx, services, person))
}
