import { MOST_SIGNERS, SIGNER_ROLES } from '@gida/contract/domains/signing/rules'
import { type Control, useFieldArray } from 'react-hook-form'
import { signing } from '#words/signing'
import { Button } from '../../../ui/action/Button.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { EMPTY_SIGNER, type SendValues } from './signer-values.ts'

const words = signing.form
const ROLES = SIGNER_ROLES.map((value) => ({ value, label: signing.roles[value] }))

type Props = { control: Control<SendValues>; onRemoved: (place: number) => void }

/** The signers in order, each with a contact. */
export function SignerFields({ control, onRemoved }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'signers' })
  return (
    <>
      {fields.map(({ id }, at) => (
        <FieldGroup key={id} legend={words.signer(at + 1)}>
          <FormTextField control={control} name={`signers.${at}.name`} kind="name" label={words.name} />
          <ChoiceField control={control} name={`signers.${at}.role`} label={words.role} options={ROLES} />
          <FormTextField control={control} name={`signers.${at}.email`} kind="email" label={words.email} />
          <FormTextField control={control} name={`signers.${at}.phone`} kind="phone" label={words.phone} />
          {fields.length > 1 && (
            <div>
              <Button
                kind="quiet"
                icon="trash"
                size="small"
                onClick={() => {
                  remove(at)
                  onRemoved(at + 1)
                }}
              >
                {words.remove(at + 1)}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {fields.length < MOST_SIGNERS && (
        <div>
          <Button kind="second" icon="plus" size="small" onClick={() => append(EMPTY_SIGNER)}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}
