import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, spawnServer } from '../../testing/servers/server-process.ts'
import type { Dice } from '../dice.ts'
import { type Line, openLine } from './line.ts'

/** Longer than the timeouts of the other nodes. */
const FROZEN_MS = 3_000

/** Connections of a node, each through its own proxy. */
const ENDS = { pooled: 'DATABASE_URL', direct: 'DATABASE_DIRECT_URL', provider: 'PAYSTACK_BASE_URL' } as const
type End = keyof typeof ENDS
/** Which of them are cut: all to the database, or the one to the provider. */
const CUTS: [End[], ...End[][]] = [['pooled', 'direct'], ['pooled', 'direct'], ['direct'], ['provider']]

export type Node = {
  name: string
  env: Record<string, string>
  lines: Record<End, Line>
  process: ServerProcess | null
  /** The connections that are cut. */
  cut: readonly End[] | null
}

/** A node with its own proxies to everything it connects to. */
export async function makeNode(
  name: string,
  role: 'web' | 'worker',
  env: Record<(typeof ENDS)[End] | 'PORT', string> & Record<string, string>,
): Promise<Node> {
  const lines = {} as Node['lines']
  const led: Record<string, string> = {}
  for (const [end, variable] of Object.entries(ENDS) as [End, (typeof ENDS)[End]][]) {
    const url = new URL(env[variable])
    const port = Number(url.port)
    lines[end] = await openLine(() => port)
    led[variable] = Object.assign(url, { port: lines[end].port }).toString().replace(/\/$/, '')
  }
  return {
    ...{ name, lines, process: null, cut: null },
    env: { ...env, ...led, GIDA_ROLE: role },
  }
}

/** Starts all nodes that are down. */
export async function startNodes(nodes: readonly Node[], folder: string): Promise<void> {
  for (const one of nodes) one.process ??= spawnServer(one.env, { logFile: join(folder, `${one.name}.log`) })
  await Promise.all(nodes.map(({ process }) => process?.ready))
}

/** Ends one node: by SIGKILL, graceful shutdown, or frozen and then killed. */
export async function endOne(nodes: [Node, ...Node[]], dice: Dice): Promise<void> {
  for (const { name, process } of nodes)
    if (process && process.child.exitCode !== null)
      throw new Error(`${name} ended by itself. See ${name}.log.`)
  const node = dice.pick(nodes)
  const running = node.process
  node.process = null
  if (!running) return
  const way = dice.roll()
  if (way < 0.25) return running.stop()
  if (way < 0.45) {
    running.child.kill('SIGSTOP')
    await pause(FROZEN_MS)
  }
  await running.kill()
}

/** Partitions a running node for some time, which leaves its connections half open. Returns it. */
export async function cutOff(nodes: readonly Node[], dice: Dice, ms: number): Promise<Node | null> {
  const [one, ...more] = nodes.filter(({ process, cut }) => process && !cut)
  if (!one) return null
  const node = dice.pick([one, ...more])
  const cut = dice.pick(CUTS)
  node.cut = cut
  for (const end of cut) node.lines[end].fallSilent()
  await pause(ms)
  for (const end of cut) node.lines[end].speak()
  node.cut = null
  return node
}
