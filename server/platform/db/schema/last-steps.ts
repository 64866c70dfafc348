type Run<Tx, T> = (tx: Tx, things: readonly T[]) => Promise<void>

/**
 * What a transaction does before it commits, once for all that asked for it, however often: so that what it locks is locked together, in
 * one order, and for a moment; by the server's own right. Else two transactions that each come to it twice would wait for each other.
 */
export class LastSteps<Tx> {
  readonly #steps: { run: Run<Tx, never>; thing: unknown }[] = []

  add<T>(run: Run<Tx, T>, thing: T): void {
    this.#steps.push({ run, thing })
  }

  get count(): number {
    return this.#steps.length
  }

  /** Forgets those that came after so many: what asked for them was taken back. */
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
