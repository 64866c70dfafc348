import pg from 'pg'
import { vi } from 'vitest'

/** How many statements go to the database while something is done: on a busy machine as many as on an idle one. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}
