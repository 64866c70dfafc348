/** A sandbox as this installation knows it. */
export type KnownSandbox = { id: string; kind: 'DEMO' | 'KEY'; forgets_at: Date }

/**
 * Sandboxes (demo copies and test keys): each has its own database, files folder and business at the simulator, so that
 * none of our rows counts one, and deleting one means dropping it.
 */
export type SandboxHost<Services> = {
  /** Whether there is a template to copy. */
  isReady(): Promise<boolean>
  /** Seeds the template; again if it is older than a week or of another version. */
  prepare(): Promise<void>
  create(sandbox: KnownSandbox): Promise<void>
  /** Runs work inside a sandbox, as if it were the whole installation. */
  within<T>(sandbox: KnownSandbox, work: (services: Services) => Promise<T>): Promise<T>
  /** Drops a sandbox with all its data; false while another node has it open. */
  remove(id: string): Promise<boolean>
  list(): Promise<string[]>
  close(): Promise<void>
}
