import { sql } from 'kysely'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { rowsOf } from './inspect-statement.ts'

const keyOf = (statement_id: string) => `statements/${statement_id}`

/** Stores a statement's bytes before any row refers to them. Returns the id for it. */
export async function storeFile(services: Services, bytes: Uint8Array): Promise<string> {
  const { rows } = await services.transaction('system', (tx) =>
    sql<{ id: string }>`select uuidv7() as id`.execute(tx),
  )
  const id = rows[0]?.id as string
  await services.files.put(keyOf(id), bytes, 'application/octet-stream')
  return id
}

export async function rowsOfStatement(services: Services, id: string): Promise<readonly (readonly Cell[])[]> {
  const bytes = await services.files.get(keyOf(id))
  if (!bytes) throw problem('NOT_FOUND')
  return rowsOf(bytes)
}
