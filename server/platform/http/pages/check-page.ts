import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hidden } from './form-pages.ts'

const WEEK_SECONDS = 604_800

type CheckPage = {
  url: string
  /** In the built web app. */
  file: string
  /** What stands in it where the keys go. */
  place: string
  keys(): Promise<unknown>
}

/** A page that checks signatures, with the public keys in it: a browser that has it needs no network for that. */
export function checkPage(app: FastifyInstance, folder: string, { url, file, place, keys }: CheckPage): void {
  const path = join(folder, file)
  if (!existsSync(path)) return
  const page = readFileSync(path, 'utf8')
  app.get(url, hidden, async (_, reply) => {
    const written = JSON.stringify(await keys())
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .send(page.replace(place, () => written))
  })
}
