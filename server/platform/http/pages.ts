import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** The built web app: hashed assets for a year, pages asked for anew each time. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    maxAge: 0,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const page = (name: string) => readFileSync(join(folder, name), 'utf8')
  const pages = { app: page('index.html'), arrive: page('arrive.html') }
  const send = (name: keyof typeof pages) => async (_: unknown, reply: import('fastify').FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pages[name])

  for (const path of ['/auth/login', '/auth/register'])
    app.get(path, { schema: { hide: true } }, send('arrive'))
  for (const path of ['/', '/dashboard', '/dashboard/*', '/pay', '/pay/*', '/properties', '/tenants']) {
    app.get(path, { schema: { hide: true } }, send('app'))
  }
}
