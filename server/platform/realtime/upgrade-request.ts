import type { Duplex } from 'node:stream'

export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Prevents other sites from opening a socket with somebody's session. Programs send no Origin. */
export function sameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
