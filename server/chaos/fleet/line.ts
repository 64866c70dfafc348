import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** When TCP keepalive of PostgreSQL detects a dead peer (idle 15 s, then three probes 5 s apart). */
const FOUND_DEAD_MS = 30_000

/**
 * A TCP proxy between two programs on 127.0.0.1, to the current result of `whereTo`. When partitioned it accepts and drops
 * data without telling either end, and new connections reach nobody.
 */
export type Line = {
  port: number
  fallSilent(): void
  /** Ends the partition for new connections. Connections that lost data stay dead. */
  speak(): void
  close(): Promise<void>
}

type Pair = { near: Socket; far: Socket; isSilent: boolean }

export async function openLine(whereTo: () => number): Promise<Line> {
  const pairs = new Set<Pair>()
  const lost = new Set<Socket>()
  let isSilent = false

  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    if (isSilent) return lose(near)
    const far = connect(whereTo(), '127.0.0.1').setNoDelay()
    near.setNoDelay()
    const pair: Pair = { near, far, isSilent: false }
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    far.on('error', () => far.destroy())
    near.once('close', () => end(pair, far))
    far.once('close', () => end(pair, near))
  })

  function end(pair: Pair, other: Socket): void {
    pairs.delete(pair)
    if (!pair.isSilent) other.destroy()
  }

  /** Keeps reading, as network equipment does, and drops everything. */
  function lose(socket: Socket): void {
    lost.add(socket)
    socket.once('close', () => lost.delete(socket))
    socket.resume()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fallSilent: () => {
      isSilent = true
      for (const pair of pairs) {
        pair.isSilent = true
        pair.near.unpipe(pair.far)
        pair.far.unpipe(pair.near)
        lose(pair.near)
        lose(pair.far)
        setTimeout(() => pair.far.destroy(), FOUND_DEAD_MS).unref()
      }
    },
    speak: () => {
      isSilent = false
    },
    close: async () => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
      for (const socket of lost) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
