import { useState } from 'react'
import { settings } from '#words/settings'
import { type DataKind, readUsed } from '../../../platform/browser/data-used.ts'
import { readPreferences, type Saver, writePreference } from '../../../platform/browser/storage.ts'
import { formatBytes, monthTitle } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

const words = settings.data
const SAVERS = Object.entries(words.savers).map(([value, [title, note]]) => ({ value, title, note }))
const KINDS = Object.entries(words.kinds) as [DataKind, string][]

/** The data saver, and the data used this month. */
export function DataSettings() {
  const [saver, show] = useState<string>(() => readPreferences().saver)
  const used = readUsed()
  const all = used.app + used.files + used.screens
  return (
    <Card className="mt-5 grid max-w-[720px] gap-6 p-4 md:p-5">
      <FieldGroup legend={words.title}>
        <RadioCards
          label={words.title}
          name="saver"
          options={SAVERS}
          value={saver}
          onChange={(next) => {
            show(next)
            writePreference('saver', next as Saver)
            window.location.reload() // it is applied before the first paint
          }}
        />
      </FieldGroup>
      <section aria-labelledby="data-used" className="grid gap-2">
        <h2 id="data-used" className="text-field font-semibold">
          {words.used(monthTitle(used.month), formatBytes(all))}
        </h2>
        <DescriptionList>
          {KINDS.map(([kind, label]) => (
            <DescriptionItem key={kind} label={label}>
              {formatBytes(used[kind])}
            </DescriptionItem>
          ))}
        </DescriptionList>
        <p className="text-small text-ink-soft">{words.note}</p>
      </section>
    </Card>
  )
}
