import type { AnnouncementPreview } from '@gida/contract/domains/notifications/announcement'
import { useState } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { announcements } from '#words/announcements'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

const words = announcements.form
const LANGUAGES = (['en', 'pcm'] as const).map((value) => ({ value, label: words.languages[value] }))
type Language = keyof typeof words.languages

type Props = { control: Control<AnnouncementValues>; texts: AnnouncementPreview['texts'] | undefined }

/** The text in English, Pidgin or both; each recipient reads the language they chose. */
export function AnnouncementText({ control, texts }: Props) {
  const [language, setLanguage] = useState<Language>('en')
  const { errors } = useFormState({ control })
  const shown = errors.message ? 'en' : language // what is missing is shown where it is said
  return (
    <div className="grid gap-2">
      <Segmented
        label={words.language}
        options={LANGUAGES}
        value={shown}
        onChange={(value) => setLanguage(value as Language)}
        className="justify-self-start"
      />
      <FormTextField
        key={shown}
        control={control}
        name={shown === 'en' ? 'message' : 'message_pcm'}
        label={words.message[shown]}
        help={
          texts?.pcm
            ? words.languageNote.both(texts.en.recipients, texts.pcm.recipients)
            : words.languageNote.one
        }
        rows={5}
        maxLength={2000}
      />
    </div>
  )
}
