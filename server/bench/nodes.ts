import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBalancer } from '../chaos/fleet/tools.ts'
import { volumeAccounts } from '../demo/seed-volume.ts'
import { freePort } from '../platform/db/embedded/cluster.ts'
import { type ServerProcess, spawnServer } from '../testing/servers/server-process.ts'
import type { Bench } from './data.ts'
import { holdTo } from './quota.ts'
import { firing, type Load, signIn } from './reads/lists.ts'
import { ratio, takeTurns } from './turns.ts'

/** Share of a core for each node: so small that the database and the clients are never the bottleneck. */
const CORES = 0.15
const TURN = { seconds: 5 }
const ENTRY = { title: 'Diesel', start: '2027-04-02', end: '2027-04-02', all_day: true }

/**
 * Throughput of two nodes against one, each limited to the same share of a core, behind HAProxy, on one database. Everything
 * else has spare capacity, so that only the nodes are measured.
 */
export async function benchNodes(bench: Bench, { folder, rounds, say }: Load): Promise<object> {
  const ownerUrl = await bench.database('nodes', 10_000)
  const home = mkdtempSync(join(folder, 'nodes-'))
  chmodSync(home, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(home, { recursive: true })]
  const start = async (): Promise<{ server: ServerProcess; port: number }> => {
    const port = await freePort()
    const server = spawnServer(bench.env(ownerUrl, port), { logFile: join(home, 'server.log') })
    stops.push(server.stop)
    await server.ready
    return { server, port }
  }
  try {
    const one = [await start()]
    const two = [await start(), await start()]
    const behind = async (name: string, nodes: typeof one) => {
      const place = join(home, name)
      mkdirSync(place)
      const ports = nodes.map(({ port }) => port)
      const tool = await startBalancer(place, await freePort(), ports, 'ends')
      stops.push(tool.stop)
      return tool.url
    }
    const urls = { one: await behind('one', one), two: await behind('two', two) }
    const { access_token } = await signIn(urls.one, volumeAccounts.manager)
    const reader = { authorization: `Bearer ${access_token}` }
    const writer = { ...reader, 'content-type': 'application/json' }
    // Each write has its own row, since waiting for a row lock means waiting for the throttled node that holds it.
    const entry = { method: 'POST', body: JSON.stringify(ENTRY) }
    const contenders = Object.entries(urls).flatMap(([nodes, url]) => [
      firing(`list ${nodes}`, `${url}/api/v1/payments`, TURN, reader),
      firing(`write ${nodes}`, `${url}/api/v1/calendar`, TURN, writer, entry),
    ])
    for (const contender of contenders) await contender.turn() // warm-up before the limit applies
    for (const { server } of [...one, ...two]) stops.splice(1, 0, holdTo(CORES, server.child.pid ?? 0)) // undone after they have ended
    const rates = await takeTurns(contenders, rounds, say)
    return {
      cores_of_a_node: CORES,
      list_of_two_to_one: ratio(rates, 'list two', 'list one'),
      write_of_two_to_one: ratio(rates, 'write two', 'write one'),
    }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
