import { security } from '#words/security'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormPasswordField } from '../../../ui/form/password/FormPasswordField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { checkPassword } from '../../users/index.ts'
import { useChangePassword } from '../security-queries.ts'

const words = security.password
const NOTHING = { current_password: '', password: '' }

export function PasswordCard() {
  const { user } = useActor()
  const form = useFields(NOTHING, ({ current_password, password }) => ({
    current_password: current_password ? undefined : words.missing,
    password: checkPassword(password, user.email ?? ''),
  }))
  const saving = useSave(form, useChangePassword(), {
    input: ({ current_password, password }) => ({ body: { current_password, new_password: password } }),
    said: words.done,
    onSaved: () => form.reset(NOTHING),
  })
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <form noValidate className="grid max-w-[420px] gap-4" onSubmit={saving.save}>
          <p className="text-ink-soft">{words.note}</p>
          <input
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={user.email ?? user.phone ?? ''}
          />
          <FormPasswordField
            control={form.control}
            name="current_password"
            label={words.current}
            autoComplete="current-password"
          />
          <FormPasswordField
            control={form.control}
            name="password"
            label={words.next}
            help={words.help}
            autoComplete="new-password"
          />
          <FormSubmit {...saving} words={words} />
        </form>
      </CardBody>
    </Card>
  )
}
