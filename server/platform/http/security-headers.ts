import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config/config.ts'

/** Of every answer, and none of our business here. */
const OF_THE_SAMPLE = new Set(['connection', 'content-length', 'content-type', 'date'])

/**
 * The security headers of every response. Helmet works it out anew for each one; taken from a sample once, a list
 * call costs 0.9x. `scripts` are the hashes of scripts that may stand in pages.
 */
export async function securityHeaders(config: Config, scripts: string[]): Promise<Record<string, string>> {
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
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_THE_SAMPLE.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
