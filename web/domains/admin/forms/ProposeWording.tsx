import { keepsEnglish, keepsPlaces, MOST_WORDING, MOST_WORDING_WHY } from '@gida/contract/domains/admin/rules'
import type { ProposeWording as Wanted } from '@gida/contract/domains/admin/wording'
import { betterWords } from '#words/better-words'
import { pageLanguage } from '../../../platform/browser/language.ts'
import type { Phrase } from '../../../platform/browser/phrases.ts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FixedValue } from '../../../ui/form/FixedValue.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useProposeWording } from '../changes.ts'

const words = betterWords.form

function faultOf(proposed: string, { english, text: present }: Phrase): string | undefined {
  if (!proposed) return words.missing
  if (proposed === present) return words.same
  if (!keepsPlaces(present, proposed)) return words.places
  return keepsEnglish(english, { present, proposed }) ? undefined : words.brackets
}

/** Proposes a better text, beside the current one and its English. */
export function ProposeWording({ phrase, onClose }: { phrase: Phrase; onClose: () => void }) {
  const { key, english, text: present } = phrase
  const clientIdOf = useClientId()
  const language = pageLanguage() as Wanted['language'] // English texts cannot be proposed
  const form = useFields({ proposed: present, why: '' }, ({ proposed }) => ({
    proposed: faultOf(proposed.trim(), phrase),
  }))
  const saving = useSave(form, useProposeWording(), {
    input: ({ proposed, why }) => {
      const said = { language, key, english, present, proposed: proposed.trim(), why: why.trim() }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.title} save={words.save} saving={words.saving} form={saving} onClose={onClose}>
      <Field label={words.english}>
        <FixedValue>
          <span lang="en">{english}</span>
        </FixedValue>
      </Field>
      <Field label={words.present}>
        <FixedValue>{present}</FixedValue>
      </Field>
      <FormTextField
        control={form.control}
        name="proposed"
        label={words.proposed}
        help={present.includes('{1}') ? words.note : undefined}
        rows={3}
        maxLength={MOST_WORDING}
      />
      <FormTextField
        control={form.control}
        name="why"
        label={words.why}
        opt={words.optional}
        maxLength={MOST_WORDING_WHY}
      />
    </FormSheet>
  )
}
