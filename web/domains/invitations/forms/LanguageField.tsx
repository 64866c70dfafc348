import type { Language } from '@gida/contract/shared/language'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { invitations } from '#words/invitations'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { LANGUAGES } from '../../../words/languages.ts'

const { language: label, languageHelp: help } = invitations.form

/** The language of the invitation. */
export const LanguageField = <T extends FieldValues & { language: Language }>({
  control,
}: {
  control: Control<T>
}) => (
  <ChoiceField
    control={control}
    name={'language' as FieldPath<T>}
    label={label}
    help={help}
    options={LANGUAGES}
  />
)
