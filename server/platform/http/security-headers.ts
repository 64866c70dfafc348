import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config/config.ts'

/** Headers of the sample response that are not about security. */
const OF_THE_SAMPLE = new Set(['connection', 'content-length', 'content-type', 'date'])

/** A response that is not a page may neither run scripts nor be framed. */
const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
/** Headers that every response needs; the others only matter on pages. */
const OF_ALL = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
])

type Headers = Record<string, string>

/**
 * Security headers for pages, API responses and static files. Only pages get all of them: they outweigh most responses,
 * and a first visit on 2G loads eighty files. Helmet would compute them per request, so they are copied once from a
 * sample response (0.9x the cost of a list call). `scripts` are the hashes of allowed inline scripts.
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
