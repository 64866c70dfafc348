import { useState } from 'react'
import { settings } from '#words/settings'
import { readPreferences, type Theme } from '../../../platform/browser/storage.ts'
import { setTheme } from '../../../platform/browser/theme.ts'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LANGUAGES } from '../../../words/languages.ts'
import { SettingsFrame } from '../parts/SettingsFrame.tsx'

const words = settings.appearance
const THEMES = Object.entries(words.themes).map(([value, [title, note]]) => ({ value, title, note }))
const LANGUAGE_OPTIONS = LANGUAGES.map(({ value, label, note }) => ({ value, title: label, note }))

/** Colours and language of this device. */
export function AppearancePage() {
  const [theme, show] = useState<string>(() => readPreferences().theme)
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
            value={LANGUAGES[0].value}
            onChange={() => {}}
          />
        </FieldGroup>
      </Card>
    </SettingsFrame>
  )
}
