import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import type { Services } from '../../platform/services.ts'
import { type ServerProcess, spawnServer } from '../../testing/servers/server-process.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { openTenantSessions, type TenantSession } from '../reads/tenant-sessions.ts'
import { percentile, round3 } from '../turns.ts'
import type { Turn } from './socket-client.ts'

const SIZES = { sockets: 10_000, room: 200, messages: 40 }
const QUICK = { sockets: 300, room: 20, messages: 10 }
const SOCKETS_OF_ONE = 10
const SIGNS = 120
/** Overhead of our event in characters, so that the bare server sends messages of the same length. */
const AROUND = 560
const MOST = 1.5

type DeliveryTimes = { whole: number[]; spread: number[] }

/**
 * Delivery time of a message to everybody in a conversation while many more sockets are open on the node, compared with bare
 * `ws` with as many sockets, equal rooms and message lengths, in alternating turns. Clients run in separate processes.
 */
export async function benchSockets(bench: Bench, load: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const ownerUrl = await bench.database('sockets', 2_000, sizes.room + sizes.sockets / SOCKETS_OF_ONE)
  const services = await bench.services(ownerUrl)
  const logFile = join(load.folder, 'sockets.log')
  const start = (name: string, env: Record<string, string>) =>
    spawnServer(env, { logFile, entry: join(import.meta.dirname, name) })
  const gida = spawnServer(bench.env(ownerUrl, await freePort()), { logFile })
  const bare = start('../opponents/bare-sockets.ts', { DATABASE_URL: ownerUrl })
  const [ours, theirs] = [start('socket-client.ts', {}), start('socket-client.ts', {})]
  try {
    const { conversation_id, tokens } = await makeRoom(services, sizes)
    const { url } = await gida.ready
    const base = `${url.replace('http', 'ws')}/api/v1/ws`
    const addresses = tokens.map(({ user_id, token }) => `${base}/${user_id}?token=${token}`)
    const bareUrl = (await bare.ready).url
    const bareAddresses = addresses.map((_, at) => `${bareUrl}/${at < sizes.room ? 'room' : 'other'}`)
    const { room, messages } = sizes
    await ask(theirs, { open: { addresses: bareAddresses, room, heartbeat: 'ping' } })
    load.say(`${bareAddresses.length} bare sockets are open`)
    await ask(ours, { open: { addresses, room, heartbeat: '{"type":"ping"}' } })
    load.say(`${addresses.length} sockets are open`)

    const data = { conversation_id, client_id: '$id', content: '$text' }
    const turns: Record<string, () => Promise<DeliveryTimes>> = {
      gida: () =>
        turn(ours, { messages, signs: SIGNS, wrap: JSON.stringify({ type: 'send_message', data }) }),
      bare: () => turn(theirs, { messages, signs: SIGNS + AROUND, wrap: '{"id":"$id","text":"$text"}' }),
      bare_stored: () =>
        turn(theirs, { messages, signs: SIGNS + AROUND, wrap: '{"stored":"$id","text":"$text"}' }),
    }
    const heard: Record<string, DeliveryTimes> = {}
    for (const take of Object.values(turns)) await take() // warm-up of caches, plans and JIT compilers
    for (const [name, take] of Object.entries(turns)) heard[name] = await take()
    return judge(heard, sizes, quick)
  } finally {
    for (const one of [ours, theirs, bare, gida]) await one.kill()
  }
}

async function ask<T>(client: ServerProcess, what: object): Promise<T> {
  client.child.send(what)
  const [answer] = (await once(client.child, 'message')) as [T]
  return answer
}
const turn = (client: ServerProcess, wanted: Turn) => ask<DeliveryTimes>(client, { turn: wanted })

/** Measured from sending; and from the first delivery, which excludes storing the message. */
function judge(heard: Record<string, DeliveryTimes>, sizes: typeof SIZES, quick: boolean): object {
  const p99 = (name: string, what: keyof DeliveryTimes) => round3(percentile(heard[name]?.[what] ?? [], 0.99))
  const ms = Object.fromEntries(
    Object.keys(heard).map((name) => [
      name,
      {
        p50: round3(percentile(heard[name]?.whole ?? [], 0.5)),
        p99: p99(name, 'whole'),
        fan_out_p99: p99(name, 'spread'),
      },
    ]),
  )
  const of = (what: keyof DeliveryTimes, to: string) => round3(p99('gida', what) / p99(to, what))
  const ratios = {
    whole: of('whole', 'bare'),
    whole_to_stored: of('whole', 'bare_stored'),
    fan_out: of('spread', 'bare'),
  }
  if (ratios.fan_out > MOST && !quick) process.exitCode = 1
  return { ...sizes, ms, ratios }
}

/** A conversation of the first tenants with one socket each; the others have ten each. All are signed in once. */
async function makeRoom(
  services: Services,
  { sockets, room }: typeof SIZES,
): Promise<{ conversation_id: string; tokens: TenantSession[] }> {
  return services.transaction('system', async (tx) => {
    const people = await openTenantSessions(tx, services, room + Math.ceil((sockets - room) / SOCKETS_OF_ONE))
    const tokens = people.flatMap((own, at) =>
      Array.from({ length: at < room ? 1 : SOCKETS_OF_ONE }, () => own),
    )
    const { id: conversation_id } = await tx
      .insertInto('conversation')
      .values({ kind: 'GROUP', title: 'Bench', created_by: people[0]?.user_id ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('conversation_participant')
      .values(people.slice(0, room).map(({ user_id }) => ({ conversation_id, user_id })))
      .execute()
    return { conversation_id, tokens: tokens.slice(0, sockets) }
  })
}
