import type { Estate } from '@gida/contract/domains/estates/estate'
import { estates } from '#words/estates'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useCreateEstate } from '../changes.ts'
import { checkEstate } from '../check-property.ts'
import { EstateFields } from './EstateFields.tsx'

const words = estates.form
type Props = { onSaved: (estate: Estate) => void; onClose: () => void }

/** Creates an estate without a property. */
export function NewEstateForm({ onSaved, onClose }: Props) {
  const form = useFields({ name: '', address: '', state: '', lga: '' }, checkEstate)
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreateEstate(), {
    input: (said) => ({ body: { ...said, client_id: clientIdOf(said) } }),
    said: ({ name }) => words.added(name),
    unknown: words.unknown,
    onSaved,
  })
  return (
    <FormDialog
      title={words.addTitle}
      form={saving}
      onClose={onClose}
      save={words.add}
      saving={words.adding}
      cancel={words.cancel}
    >
      <EstateFields form={form} />
    </FormDialog>
  )
}
