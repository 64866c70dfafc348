/** A stop that takes longer has met something that hangs. What it leaves is taken up by others, as after a kill. */
const LONGEST_STOP_MS = 25_000

/** Ends the process in order when it is told to, once, and in any case before those who told it lose patience. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const end = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end)
}
