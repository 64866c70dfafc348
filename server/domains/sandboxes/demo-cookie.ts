import type { Config } from '../../platform/config/config.ts'
import { readCookie, writeCookie } from '../../platform/http/cookies.ts'

const cookie = (seconds: number) => ({ name: 'gida_demo', path: '/', seconds })

/** The cookie that assigns a browser's requests to its demo. */
export const writeDemoCookie = (config: Config, token: string, seconds: number): string =>
  writeCookie(config, cookie(seconds), token)

export const endDemoCookie = (config: Config): string => writeCookie(config, cookie(0), '')

export const readDemoToken = (header: string | undefined): string | undefined =>
  readCookie(header, 'gida_demo') || undefined

type DemoRequest = { headers: { cookie?: string | undefined }; setCookie(cookie: string): void }
/** Ends the demo for somebody who signs out of it or opens an account. */
export function leaveDemo(config: Config, { headers, setCookie }: DemoRequest): void {
  if (readDemoToken(headers.cookie)) setCookie(endDemoCookie(config))
}
