import type { UserDetail } from '@gida/contract/domains/users/user'
import { users } from '#words/users'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatPhone } from '../../../platform/screens/format.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateUser } from '../changes.ts'
import { checkContact, checkName } from '../check-person.ts'

const words = users.contactForm
type Values = { full_name: string; email: string; phone: string }

/** Edits a name; and e-mail and phone until the person has first signed in. */
export function EditPerson({ person, onClose }: { person: UserDetail; onClose: () => void }) {
  const { id, can } = person
  const form = useFields<Values>(
    {
      full_name: person.full_name,
      email: person.email ?? '',
      phone: person.phone ? formatPhone(person.phone) : '',
    },
    ({ full_name, email, phone }) => ({
      full_name: checkName(full_name),
      ...(can.contact && checkContact(email, phone)),
    }),
  )
  const { control } = form
  const saving = useSave(form, useUpdateUser(), {
    input: ({ full_name, email, phone }, changed) => ({
      params: { id },
      body: changed({
        full_name,
        ...(can.contact && { email: email.trim() || null, phone: phone.trim() || null }),
      }),
    }),
    said: words.saved,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title(person.full_name)}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={users.bulk.keep}
    >
      <FormTextField control={control} name="full_name" label={users.addForm.name} />
      {can.contact ? (
        <>
          <FormTextField control={control} name="email" kind="email" label={users.addForm.email} />
          <FormTextField control={control} name="phone" kind="phone" label={users.addForm.phone} />
        </>
      ) : (
        <p className="text-small text-ink-soft">{words.theirs}</p>
      )}
    </FormDialog>
  )
}
