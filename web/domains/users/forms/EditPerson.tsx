import type { UserDetail } from '@gida/contract/domains/users/user'
import { useState } from 'react'
import { users } from '#words/users'
import { formatPhone } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { checkContact, checkName, type Problems } from '../check-person.ts'
import { useUpdateUser } from '../queries.ts'
import { readRefusal } from '../read-refusal.ts'

const words = users.contactForm
type FieldName = 'full_name' | 'email' | 'phone'

/** A name put right; and, while nobody has signed in with them yet, the address and the number. */
export function EditPerson({ person, onClose }: { person: UserDetail; onClose: () => void }) {
  const { id, can } = person
  const [values, setValues] = useState({
    full_name: person.full_name,
    email: person.email ?? '',
    phone: person.phone ? formatPhone(person.phone) : '',
  })
  const [problems, setProblems] = useState<Problems<FieldName>>({})
  const [refusal, setRefusal] = useState<string>()
  const update = useUpdateUser()

  function save() {
    const name = checkName(values.full_name)
    const wrong = {
      ...(name && { full_name: name }),
      ...(can.contact && checkContact(values.email, values.phone)),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const { full_name, email, phone } = values
    const body = {
      full_name,
      ...(can.contact && { email: email.trim() || null, phone: phone.trim() || null }),
    }
    update.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onClose()
        },
        onError: (error) => {
          const { fields, rest } = readRefusal(error)
          setProblems(fields)
          setRefusal(rest)
        },
      },
    )
  }
  const input = (name: FieldName, type: string, label: string) => (
    <Field label={label} error={problems[name]}>
      <TextInput
        type={type}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      />
    </Field>
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(person.full_name)}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {users.bulk.keep}
          </Button>
          <Button busy={update.isPending} busyText={words.saving} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      {input('full_name', 'text', users.addForm.name)}
      {can.contact ? (
        <>
          {input('email', 'email', users.addForm.email)}
          {input('phone', 'tel', users.addForm.phone)}
        </>
      ) : (
        <p className="text-small text-ink-soft">{words.theirs}</p>
      )}
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
    </Dialog>
  )
}
