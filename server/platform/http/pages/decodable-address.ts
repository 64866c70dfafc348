import type { IncomingMessage } from 'node:http'
import { isForPage } from './draw-failure.ts'

/** The address of a request. One that cannot be decoded is spelled so that it can, for a browser to be shown that there is no such page. */
export function decodableAddress({ url = '/', headers }: IncomingMessage): string {
  if (!isForPage({ url, headers }) || canDecode(url)) return url
  const [path = '', ...query] = url.split('?')
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1).join(''))
    return true
  } catch {
    return false
  }
}
