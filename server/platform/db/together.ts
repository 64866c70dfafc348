/**
 * For statements of one transaction that need neither each other's answers nor an order: they are sent at once.
 * All have ended before a fault is told, so that none is sent after the rollback.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(statements)
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as {
    -readonly [K in keyof T]: Awaited<T[K]>
  }
}
