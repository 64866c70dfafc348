import type { ReactNode } from 'react'
import { Button } from '../../../ui/action/Button.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import type { AuthFormState } from './use-auth-form.ts'

type Props<F extends string> = {
  form: AuthFormState<F>
  words: { submit: string; busy: string }
  kind?: 'primary' | 'second'
  children: ReactNode
  /** What follows the button. */
  end?: ReactNode
}

/** A form before the sign-in: why it was refused, its fields, its button. */
export const AuthForm = <F extends string>({ form, words, kind, children, end }: Props<F>) => (
  // Until the script is here, `dialog` sends nothing: a password never gets into an address.
  <form method="dialog" noValidate className="grid gap-4" onSubmit={form.onSubmit}>
    <RefusalBanner refusal={form.refusal} />
    {children}
    <Button type="submit" kind={kind} size="big" wide busy={form.isBusy} busyText={words.busy}>
      {words.submit}
    </Button>
    {end}
  </form>
)
