import type { Config } from '../../platform/config/config.ts'
import { readCookie, writeCookie } from '../../platform/http/cookies.ts'

const cookie = (seconds: number) => ({ name: 'gida_demo', path: '/', seconds })

/** What makes a browser's calls those of its demo; nobody else knows it. */
export const writeDemoCookie = (config: Config, token: string, seconds: number): string =>
  writeCookie(config, cookie(seconds), token)

export const endDemoCookie = (config: Config): string => writeCookie(config, cookie(0), '')

export const readDemoToken = (header: string | undefined): string | undefined =>
  readCookie(header, 'gida_demo') || undefined

type Asked = { headers: { cookie?: string | undefined }; setCookie(cookie: string): void }
/** Whoever signs out of a demo, or opens an account of their own, is out of it from the next call on. */
export function leaveDemo(config: Config, { headers, setCookie }: Asked): void {
  if (readDemoToken(headers.cookie)) setCookie(endDemoCookie(config))
}
