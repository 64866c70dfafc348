/**
 * Sends independent statements of one transaction at once. Waits for all of them before throwing, so that none is sent
 * after the rollback.
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
