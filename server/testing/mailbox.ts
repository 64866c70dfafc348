import type { World } from './world.ts'

export type Sent = {
  channel: string
  recipient: string
  subject: string | null
  body: string
  links: string[]
}

/** Messages sent to an address or number, oldest first, after all waiting jobs have run. */
export async function sentTo(world: World, recipient: string): Promise<Sent[]> {
  await world.work()
  return world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['channel', 'recipient', 'subject', 'body', 'links'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
}

/** The token in the newest link to this page that was sent to the recipient. */
export async function tokenSentTo(world: World, recipient: string, page: string): Promise<string> {
  const links = (await sentTo(world, recipient)).flatMap((message) => message.links)
  const link = links.findLast((one) => one.includes(page))
  return link ? (new URL(link).searchParams.get('token') ?? '') : ''
}
