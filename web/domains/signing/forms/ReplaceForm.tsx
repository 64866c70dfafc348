import type { SignatureSigner } from '@gida/contract/domains/signing/request'
import { signing } from '#words/signing'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useReplaceSigner } from '../queries.ts'
import { checkSigner, sentContact } from './signer-values.ts'

const words = signing.replace
const labels = signing.form

type Props = { id: string; signer: SignatureSigner; onClose: () => void }

/** Replaces a signer. */
export function ReplaceForm({ id, signer: { place, name }, onClose }: Props) {
  const form = useFields({ name: '', email: '', phone: '' }, checkSigner)
  const { control } = form
  const saving = useSave(form, useReplaceSigner(), {
    input: (values) => ({ params: { id }, body: { place, ...sentContact(values) } }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title(name)}
      note={words.note}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.keep}
    >
      <FormTextField control={control} name="name" kind="name" label={labels.name} />
      <FormTextField control={control} name="email" kind="email" label={labels.email} />
      <FormTextField control={control} name="phone" kind="phone" label={labels.phone} />
    </FormDialog>
  )
}
