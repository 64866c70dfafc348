import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Reference } from '@gida/contract/shared/references'
import type { Actor } from '../../access/actor.ts'
import type { Tx } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import type { Call, Mount } from '../call.ts'
import { refusalOf } from '../refuse-suspended.ts'
import { referencesOf, refuseUnknown, resolveReferences } from './resolve-references.ts'

/** Wraps a mount: handlers start once the caller is verified in the database and every id in the body is visible to them. */
export function checkReferences(services: Services, mount: Mount): Mount {
  return {
    mounted: mount.mounted,
    on: (endpoint, handler) => mount.on(endpoint, inTransaction(endpoint, handler)),
    make: (endpoint, handler) => mount.make(endpoint, inTransaction(endpoint, handler)),
    once: (endpoint, handler) => mount.once(endpoint, inTransaction(endpoint, handler)),
    inSteps: (endpoint, handler) => mount.inSteps(endpoint, beforehand(services, endpoint, handler)),
    makeInSteps: (endpoint, handler) => mount.makeInSteps(endpoint, beforehand(services, endpoint, handler)),
    file: (endpoint, handler) => mount.file(endpoint, beforehand(services, endpoint, handler)),
    redirect: (endpoint, handler) => mount.redirect(endpoint, beforehand(services, endpoint, handler)),
  }
}

/** Checks in the call's own transaction. */
function inTransaction<E extends Endpoint, T>(
  endpoint: E,
  handler: (tx: Tx, call: Call<E>) => Promise<T>,
): (tx: Tx, call: Call<E>) => Promise<T> {
  const references = named(endpoint)
  const refuse = refusalOf(endpoint, references)
  if (references.length === 0 && !refuse) return handler
  return async (tx, call) => {
    await resolveReferences(tx, references, call.body)
    await refuse?.(tx, call)
    return handler(tx, call)
  }
}

/** Checks in a separate transaction, before a handler that opens its own or none. */
function beforehand<E extends Endpoint, T>(
  services: Services,
  endpoint: E,
  handler: (call: Call<E>) => Promise<T>,
): (call: Call<E>) => Promise<T> {
  const references = named(endpoint)
  const refuse = refusalOf(endpoint, references)
  return async (call) => {
    const { actor } = call as { actor: Actor | null }
    if (actor)
      await services.transaction(actor, async (tx) => {
        await resolveReferences(tx, references, call.body)
        await refuse?.(tx, call)
      })
    return handler(call)
  }
}

/** Evaluated at mount; an unknown referent fails the start. */
function named(endpoint: Endpoint): readonly Reference[] {
  const references = referencesOf(endpoint)
  for (const { referent } of references) refuseUnknown(referent)
  if (references.length > 0 && endpoint.access === 'public')
    throw new Error(
      `${endpoint.method} ${endpoint.path} is open to all and takes an id: for whom is it there?`,
    )
  return references
}
