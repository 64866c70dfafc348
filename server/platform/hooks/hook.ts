/**
 * An extension point in the work of one domain, where later domains act in the same transaction. Use a domain event for
 * what can wait until after the commit.
 */
export type Hook<Input> = {
  readonly name: string
  /** Runs every part in the order of `attachHooks`. An error aborts the surrounding work. */
  run(input: Input): Promise<void>
}
/** A later domain's handler for a hook. */
export type HookPart = { readonly hook: string; run(input: never): Promise<unknown> }

let attached: readonly HookPart[] | undefined

export const defineHook = <Input>(name: string): Hook<Input> => ({
  name,
  async run(input) {
    if (!attached) throw new Error(`Nobody has attached the parts of "${name}" yet: see attach-hooks.ts.`)
    for (const part of attached) if (part.hook === name) await part.run(input as never)
  },
})

export const atHook = <Input>({ name }: Hook<Input>, run: (input: Input) => Promise<unknown>): HookPart => ({
  hook: name,
  run,
})

/** Called once, by the module that knows every domain. */
export function attachHooks(parts: readonly HookPart[]): void {
  attached = parts
}
