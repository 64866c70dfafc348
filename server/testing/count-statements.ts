import pg from 'pg'
import { vi } from 'vitest'

/** Number of SQL statements sent meanwhile, which does not depend on the machine's load. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}
