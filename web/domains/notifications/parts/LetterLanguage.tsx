import type { Language } from '@gida/contract/shared/language'
import { settings } from '#words/settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { LETTER_LANGUAGES } from '../../../words/languages.ts'
import { useChoose } from '../queries.ts'

const words = settings.choices

/** In which language a person is reminded; saved at once. */
export function LetterLanguage({ language }: { language: Language }) {
  const choose = useChoose()
  const shown = choose.isPending ? choose.variables.body?.language : language
  return (
    <CardBody className="border-t border-line pt-4">
      <Field label={words.language} help={words.languageNote} className="md:max-w-[320px]">
        <SelectField
          options={LETTER_LANGUAGES}
          value={shown ?? language}
          disabled={choose.isPending}
          onChange={(next) =>
            choose.mutate(
              { body: { language: next as Language } },
              {
                onSuccess: () => toast.success(words.languageSaved(nameOf(next))),
                onError: () => toast.error(words.failed),
              },
            )
          }
        />
      </Field>
    </CardBody>
  )
}

const nameOf = (language: string) =>
  LETTER_LANGUAGES.find(({ value }) => value === language)?.label ?? language
