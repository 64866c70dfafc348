import type { ReactNode } from 'react'
import { Button } from '../../../ui/action/Button.tsx'
import { RefusalBanner } from '../parts/RefusalBanner.tsx'
import type { AuthFormState } from './use-auth-form.ts'

type Props<F extends string> = {
  form: AuthFormState<F>
  words: { submit: string; busy: string }
  kind?: 'primary' | 'second'
  children: ReactNode
  /** Content after the button. */
  end?: ReactNode
}

/** A form before sign-in: refusal, fields and button. */
export const AuthForm = <F extends string>({ form, words, kind, children, end }: Props<F>) => (
  // `method="dialog"` prevents a native submit before the script has loaded, which would put the password into the URL.
  <form method="dialog" noValidate className="grid gap-4" onSubmit={form.onSubmit}>
    <RefusalBanner refusal={form.refusal} />
    {children}
    <Button type="submit" kind={kind} size="big" wide busy={form.isBusy} busyText={words.busy}>
      {words.submit}
    </Button>
    {end}
  </form>
)
