import type { GivenRole } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { type SubmitEvent, useState } from 'react'
import { users } from '#words/users'
import { useActor } from '../../../platform/actor.ts'
import { isUnanswered } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { checkPassword } from '../check-fields.ts'
import { checkContact, checkName, type Problems } from '../check-person.ts'
import { useAddPerson } from '../queries.ts'
import { readRefusal } from '../read-refusal.ts'
import { ROLES } from '../search.ts'

const words = users.addForm
type Values = {
  full_name: string
  email: string
  phone: string
  role: GivenRole
  estate_id: string
  password: string
}

const ROLE_OPTIONS = ROLES.toReversed().map((value) => ({
  value,
  title: users.roles[value],
  note: users.roleNotes[value],
}))

function check({ full_name, email, phone, estate_id, password }: Values): Problems<keyof Values> {
  const name = checkName(full_name)
  const wrongPassword = password ? checkPassword(password, email) : undefined
  return {
    ...(name && { full_name: name }),
    ...checkContact(email, phone),
    ...(!estate_id && { estate_id: words.estateMissing }),
    ...(wrongPassword && { password: wrongPassword }),
  }
}

/** A person of one's estate: reached by e-mail or phone, with a first password or to be invited later. */
export function AddPersonForm({ onAdded }: { onAdded: (person: User) => void }) {
  const { estates } = useActor()
  const add = useAddPerson()
  const [problems, setProblems] = useState<Problems<keyof Values>>({})
  const [refusal, setRefusal] = useState<string>()
  const [values, setValues] = useState<Values>({
    full_name: '',
    email: '',
    phone: '',
    role: 'TENANT',
    estate_id: estates.length === 1 ? (estates[0]?.id ?? '') : '',
    password: '',
  })
  const set = (name: keyof Values) => (value: string) => {
    setValues({ ...values, [name]: value })
    setProblems({ ...problems, [name]: undefined })
  }
  const typed = (name: keyof Values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name)(event.target.value),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (add.isPending) return
    const wrong = check(values)
    setProblems(wrong)
    setRefusal(undefined)
    if (Object.keys(wrong).length > 0) return
    const { email, phone, password, ...rest } = values
    const body = {
      ...rest,
      ...(email.trim() && { email: email.trim() }),
      ...(phone.trim() && { phone: phone.trim() }),
      ...(password && { password }),
    }
    add.mutate({ body }, { onSuccess: onAdded, onError: refuse })
  }
  function refuse(error: unknown) {
    const { fields, rest } = readRefusal(error)
    setProblems(fields)
    setRefusal(isUnanswered(error) ? words.unknown : rest)
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={words.name} error={problems.full_name}>
        <TextInput autoComplete="off" maxLength={120} {...typed('full_name')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.email} error={problems.email} help={words.eitherNote}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            {...typed('email')}
          />
        </Field>
        <Field label={words.phone} error={problems.phone}>
          <TextInput type="tel" inputMode="tel" autoComplete="off" figures {...typed('phone')} />
        </Field>
      </div>
      <FieldGroup legend={words.role}>
        <RadioCards
          label={words.role}
          name="role"
          options={ROLE_OPTIONS}
          value={values.role}
          onChange={set('role')}
        />
      </FieldGroup>
      <Field label={words.estate} error={problems.estate_id}>
        <SelectField
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.estate_id}
          onChange={set('estate_id')}
        />
      </Field>
      <Field label={words.password} opt={words.optional} help={words.passwordHelp} error={problems.password}>
        <PasswordInput autoComplete="new-password" {...typed('password')} />
      </Field>
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <Button type="submit" size="big" wide busy={add.isPending} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  )
}
