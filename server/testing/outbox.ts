import { readOutbox, type ShownMessage } from '../platform/dev/outbox.ts'
import type { World } from './world.ts'

/** Messages sent to an address, newest first, after all waiting jobs have run. */
export async function sentTo(world: World, address: string): Promise<ShownMessage[]> {
  await world.work()
  const all = await world.services.transaction('system', (tx) => readOutbox(tx, address))
  return all.filter((message) => message.to === address)
}

/** The last path segment of the newest link sent to an address: the token of an invitation or private page. */
export async function tokenSentTo(world: World, address: string): Promise<string> {
  const link = (await sentTo(world, address)).flatMap((message) => message.links)[0]
  if (!link) throw new Error(`${address} was sent no link.`)
  return new URL(link).pathname.split('/').at(-1) as string
}
