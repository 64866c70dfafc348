import type { ComponentProps } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/password/PasswordInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { AuthFormState } from './use-auth-form.ts'

const EMAIL = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const
const KINDS = {
  name: { autoComplete: 'name' },
  email: { ...EMAIL, type: 'email', autoComplete: 'email' },
  /** An e-mail address or a phone number that identifies an account. */
  account: { ...EMAIL, autoComplete: 'username' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', figures: true },
  present: { autoComplete: 'current-password' },
  chosen: { autoComplete: 'new-password' },
} as const

type Props<F extends string> = Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'good'> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'id' | 'form' | 'onChange'> & {
    form: AuthFormState<F>
    name: NoInfer<F>
    kind?: keyof typeof KINDS
    onType?: (text: string) => void
  }

/** One field of an `AuthForm`. Its kind sets the keyboard and the password manager hints. */
export function AuthField<F extends string>(props: Props<F>) {
  const { form, name, kind, label, opt, help, good, onType, ...input } = props
  const Input = kind === 'present' || kind === 'chosen' ? PasswordInput : TextInput
  return (
    <Field label={label} opt={opt} help={help} good={good} error={form.problems[name]} id={name}>
      <Input
        {...(kind && KINDS[kind])}
        {...input}
        name={name}
        onChange={({ target }) => {
          form.clear(name)
          onType?.(target.value)
        }}
      />
    </Field>
  )
}
