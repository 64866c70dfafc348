type Run<Tx, T> = (tx: Tx, things: readonly T[]) => Promise<void>

/**
 * Work done right before the commit, once for all that requested it: what it locks is then locked together, in one order
 * and briefly, with system rights. Otherwise two transactions that each do it twice could deadlock.
 */
export class BeforeCommitSteps<Tx> {
  readonly #steps: { run: Run<Tx, never>; thing: unknown }[] = []

  add<T>(run: Run<Tx, T>, thing: T): void {
    this.#steps.push({ run, thing })
  }

  get count(): number {
    return this.#steps.length
  }

  /** Drops the steps after the first `count`: what requested them was rolled back. */
  backTo(count: number): void {
    this.#steps.length = count
  }

  async take(tx: Tx): Promise<void> {
    for (const [run, steps] of Map.groupBy(this.#steps.splice(0), (step) => step.run))
      await (run as Run<Tx, unknown>)(
        tx,
        steps.map(({ thing }) => thing),
      )
  }
}
