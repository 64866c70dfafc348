import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Business } from '../businesses/business.ts'
import { invalid, notFound } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { getDispute } from './dispute.ts'

const mostBytes = 10_000_000

/** An address that takes one file, and the name under which the answer to the dispute mentions it. */
export function offerUpload(world: World, business: Business, id: number, filename: string | undefined) {
  if (!filename) throw invalid('upload_filename is required', 'missing_params')
  const dispute = getDispute(world, business, id)
  const name = randomBytes(10).toString('hex')
  const sql = 'insert into dispute_files (name, dispute_id, filename) values (?, ?, ?)'
  world.db.run(sql, name, dispute.id, filename)
  return { signedUrl: `${world.publicUrl()}/dispute-files/${name}`, fileName: name }
}

/** Without a key: whoever has the address may put the file there, once. */
export function uploadRoutes(app: FastifyInstance, world: World) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    async (_: unknown, body: Buffer) => body,
  )
  app.put<{ Params: { name: string }; Body: Buffer }>(
    '/dispute-files/:name',
    async ({ params, headers, body }, reply) => {
      const sql = 'select name from dispute_files where name = ? and size is null'
      if (!world.db.get(sql, params.name)) throw notFound('No such upload')
      const keep = 'update dispute_files set content_type = ?, size = ? where name = ?'
      world.db.run(keep, headers['content-type'] ?? null, body.length, params.name)
      return reply.code(200).send('')
    },
  )
}
