/** Milliseconds that this thread computes while something is done. What else runs on the machine adds nothing to them. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
