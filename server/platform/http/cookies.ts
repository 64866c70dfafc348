import type { Config } from '../config/config.ts'

export type Cookie = { name: string; path: string; seconds: number }

/** `SameSite=Lax`: sent when a link on another site is followed, and with nothing else from that site. */
export function writeCookie(config: Config, { name, path, seconds }: Cookie, value: string): string {
  const secure = config.http.publicUrl.startsWith('https://') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
