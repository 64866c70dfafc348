import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config/config.ts'

/** Of every answer, and none of our business here. */
const OF_THE_SAMPLE = new Set(['connection', 'content-length', 'content-type', 'date'])

/** What is no page frames nothing and runs nothing. */
const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
/** What holds for an answer that is no page; all else is about pages. */
const OF_ALL = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
])

type Headers = Record<string, string>

/**
 * The security headers of pages, of answers to calls, and of the files of the app: what pages say is longer than most answers, and a first visit
 * on 2G asks for eighty files. Helmet works it out anew for each one; taken from a sample once, a list call costs 0.9x. `scripts` are the
 * hashes of scripts that may stand in pages.
 */
export async function securityHeaders(
  config: Config,
  scripts: string[],
): Promise<{ page: Headers; answer: Headers; file: Headers }> {
  const sample = Fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", config.http.publicUrl.replace(/^http/, 'ws')],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.production,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  sample.get('/', async () => '')
  const { headers } = await sample.inject('/')
  await sample.close()
  const said = Object.entries(headers).flatMap(([name, value]) =>
    OF_THE_SAMPLE.has(name) || value === undefined ? [] : [[name, String(value)] as const],
  )
  const file = Object.fromEntries(said.filter(([name]) => OF_ALL.has(name)))
  return { page: Object.fromEntries(said), answer: { ...file, ...NO_PAGE }, file }
}
