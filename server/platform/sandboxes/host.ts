/** A copy as it is known to this installation. */
export type KnownSandbox = { id: string; kind: 'DEMO' | 'KEY'; forgets_at: Date }

/**
 * Copies of the demo, each a database, a folder of files and a business at the simulator of its own: no row of ours can count one, and to
 * forget one is to drop it.
 */
export type SandboxHost<Services> = {
  /** Whether there is something to copy. */
  isReady(): Promise<boolean>
  /** Seeds what copies are made of, anew where that is older than a week or of another version. */
  prepare(): Promise<void>
  /** Makes the copy. */
  create(sandbox: KnownSandbox): Promise<void>
  /** Does something within one, as if it were the whole. */
  within<T>(sandbox: KnownSandbox, work: (services: Services) => Promise<T>): Promise<T>
  /** Drops one with all that it held; false while another node still has it open. */
  remove(id: string): Promise<boolean>
  /** All copies that there are. */
  list(): Promise<string[]>
  close(): Promise<void>
}
