import { connect, type Socket } from 'node:net'
import type { Config } from '../config/config.ts'

/** Result of a virus scan. WAITING: the scanner did not answer and is asked again; the file does not count as clean. */
export type Scanned = { state: 'CLEAN' | 'WAITING' | 'NOT_SCANNED' } | { state: 'REFUSED'; found: string }

const SILENCE_MS = 20_000
const CHUNK = 64 * 1024
/** Not an infection: the file exceeds the scanner's limits and was not fully scanned. */
const TOO_LARGE = /^Heuristics\.Limits\.Exceeded/

/** Asks a ClamAV daemon with INSTREAM: length-prefixed chunks, ended by an empty one. */
export async function scanFile(scanner: Config['scanner'], bytes: Buffer): Promise<Scanned> {
  if (!scanner) return { state: 'NOT_SCANNED' }
  try {
    return readAnswer(await ask(scanner, bytes))
  } catch {
    return { state: 'WAITING' }
  }
}

function readAnswer(answer: string): Scanned {
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (found) return TOO_LARGE.test(found) ? { state: 'NOT_SCANNED' } : { state: 'REFUSED', found }
  return { state: answer === 'stream: OK' ? 'CLEAN' : 'WAITING' }
}

function ask({ host, port }: NonNullable<Config['scanner']>, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    let answer = ''
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The scanner is silent.')))
    socket.on('connect', () => sendAll(socket, bytes))
    socket.on('data', (piece) => {
      answer += piece.toString('latin1')
      if (answer.endsWith('\0')) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () =>
      answer.endsWith('\0') ? resolve(answer.slice(0, -1)) : reject(new Error('The scanner said nothing.')),
    )
  })
}

function sendAll(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const told = Buffer.alloc(4)
  told.writeUInt32BE(length)
  return told
}
