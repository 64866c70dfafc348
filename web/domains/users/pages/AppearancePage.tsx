import type { Language } from '@gida/contract/shared/language'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { settings } from '#words/settings'
import { changeLanguage, pageLanguage } from '../../../platform/browser/language.ts'
import { readPreferences, type Theme } from '../../../platform/browser/storage.ts'
import { setTheme } from '../../../platform/browser/theme.ts'
import { client, mutation } from '../../../platform/http/api.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LANGUAGES } from '../../../words/languages.ts'
import { DataSettings } from '../parts/DataSettings.tsx'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'

const words = settings.appearance
const THEMES = Object.entries(words.themes).map(([value, [title, note]]) => ({ value, title, note }))
const LANGUAGE_OPTIONS = LANGUAGES.map(({ value, label }) => ({
  ...{ value, title: label, note: value === 'en' ? '' : words.beingChecked },
}))

/** Theme, language and data saver of this device. */
export function AppearancePage() {
  const { user } = useActor()
  const [theme, show] = useState<string>(() => readPreferences().theme)
  const choose = useMutation(mutation(client.notifications.updateNotificationChoices))
  const save = (language: Language) =>
    choose.mutate(
      { body: { language } },
      {
        onSuccess: () => changeLanguage(language, user.id),
        onError: () => toast.error(words.languageFailed),
      },
    )
  return (
    <SettingsFrame at="appearance">
      <Card className="mt-5 grid max-w-[720px] gap-6 p-4 md:p-5">
        <FieldGroup legend={words.colours}>
          <RadioCards
            label={words.colours}
            name="theme"
            options={THEMES}
            value={theme}
            onChange={(next) => {
              show(next)
              setTheme(next as Theme)
            }}
          />
        </FieldGroup>
        <FieldGroup legend={words.language}>
          <RadioCards
            label={words.language}
            name="language"
            options={LANGUAGE_OPTIONS}
            value={(!choose.isError && choose.variables?.body?.language) || pageLanguage()}
            onChange={(next) => save(next as Language)}
          />
          <p className="text-small text-ink-soft">
            {words.languageNote} {pageLanguage() !== 'en' && <BetterWordsLink />}
          </p>
        </FieldGroup>
      </Card>
      <DataSettings />
    </SettingsFrame>
  )
}

const BetterWordsLink = () => (
  <Link to="/dashboard/settings/words" className="link">
    {words.betterWords}
  </Link>
)
