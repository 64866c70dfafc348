/**
 * A moment within the work of one domain at which later domains do their part, at once and in the same transaction. What can
 * wait until after the commit is a domain event instead.
 */
export type Hook<Input> = {
  readonly name: string
  /** Runs every part, one after the other in the order of `attachHooks`. A throw ends the work that the hook stands in. */
  run(input: Input): Promise<void>
}
/** What a later domain does at a hook. */
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

/** Said once, by the one place that knows every domain. */
export function attachHooks(parts: readonly HookPart[]): void {
  attached = parts
}
