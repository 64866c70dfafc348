import { AsyncLocalStorage } from 'node:async_hooks'
import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { API } from '../platform/http/mount.ts'

type Written = { call: string; tables: Set<string> }
const underWay = new AsyncLocalStorage<Written>()
const WRITES = /\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi

/** Every statement of the tests goes by here: what a call writes is told to the call. */
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const written = underWay.getStore()
  const text = written && ((given[0] as { text?: string }).text ?? given[0])
  if (typeof text === 'string')
    for (const [, table = ''] of text.matchAll(WRITES)) written?.tables.add(table.toLowerCase())
  return (query as (...given: unknown[]) => unknown).apply(this, given)
} as typeof query

const NAMES = new Map<string, string>(
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(
      ([name, { method, path }]) =>
        [`${method} ${API}${path.replace(/\{(\w+)\}/g, ':$1')}`, `${domain}.${name}`] as const,
    ),
  ),
)

/** What each call of an app writes to, as it is called. */
export function watchWrites(app: FastifyInstance): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const call = NAMES.get(`${request.method} ${request.routeOptions.url}`)
    if (!call) return done()
    const tables = found.get(call) ?? new Set()
    found.set(call, tables)
    underWay.run({ call, tables }, done)
  })
  return found
}
