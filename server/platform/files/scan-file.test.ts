import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { scanFile } from './scan-file.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A fake scanner daemon: reads the chunks and answers with `say`. */
async function daemon(say: (bytes: Buffer, socket: Socket) => string | null) {
  const server = createServer((socket) => {
    let come = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      come = Buffer.concat([come, piece])
      const bytes = whole(come)
      const answer = bytes && say(bytes, socket)
      if (answer) socket.end(`${answer}\0`)
    })
  })
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 }
}

function whole(come: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (come.toString('latin1', 0, command.length) !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length; ) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('sends every byte in chunks and believes what the daemon says', async () => {
  const sent = Buffer.alloc(200_001, 7)
  const seen: Buffer[] = []
  const clean = await daemon((bytes) => {
    seen.push(bytes)
    return 'stream: OK'
  })
  expect(await scanFile(clean, sent)).toEqual({ state: 'CLEAN' })
  expect(seen[0]?.equals(sent)).toBe(true)

  const infected = await daemon(() => 'stream: Win.Test.EICAR_HDB-1 FOUND')
  expect(await scanFile(infected, sent)).toEqual({ state: 'REFUSED', found: 'Win.Test.EICAR_HDB-1' })
})

test('calls nothing clean that was not looked at whole', async () => {
  const bytes = Buffer.from('x')
  expect(await scanFile(null, bytes)).toEqual({ state: 'NOT_SCANNED' })
  const limited = await daemon(() => 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND')
  expect(await scanFile(limited, bytes)).toEqual({ state: 'NOT_SCANNED' })
  const full = await daemon(() => 'INSTREAM size limit exceeded. ERROR')
  expect(await scanFile(full, bytes)).toEqual({ state: 'WAITING' })
  const gone = await daemon((_, socket) => {
    socket.destroy()
    return null
  })
  expect(await scanFile(gone, bytes)).toEqual({ state: 'WAITING' })
  expect(await scanFile({ host: '127.0.0.1', port: 1 }, bytes)).toEqual({ state: 'WAITING' })
})
