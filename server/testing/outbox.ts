import { readOutbox, type ShownMessage } from '../platform/dev/outbox.ts'
import type { World } from './world.ts'

/** Everything sent to an address, newest first, after what waits has been done. */
export async function sentTo(world: World, address: string): Promise<ShownMessage[]> {
  await world.work()
  const all = await world.services.transaction('system', (tx) => readOutbox(tx, address))
  return all.filter((message) => message.to === address)
}

/** The last part of the newest link that an address was sent: the token of an invitation or of a private page. */
export async function tokenSentTo(world: World, address: string): Promise<string> {
  const link = (await sentTo(world, address)).flatMap((message) => message.links)[0]
  if (!link) throw new Error(`${address} was sent no link.`)
  return new URL(link).pathname.split('/').at(-1) as string
}
