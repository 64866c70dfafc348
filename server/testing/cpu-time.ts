/** CPU milliseconds of this thread, unaffected by other load on the machine. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
