import type { ItemDraft } from '@gida/contract/domains/inspections/inspection'
import { CLEANLINESS, WORKS } from '@gida/contract/domains/inspections/rules'
import { useEffect, useRef, useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { isDay } from '../../../ui/form/date/typed-day.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { Choices } from '../../maintenance/index.ts'
import { type DraftItem, draftOf } from '../draft.ts'
import { keepItem, outbox } from '../outbox.ts'
import { sayItem } from '../say-item.ts'
import { ConditionWords } from './ConditionWords.tsx'
import { CountFields } from './CountFields.tsx'
import { Photo, WaitingPhoto } from './Photo.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'

const words = inspectionDesk.write
type Props = { inspectionId: string; item: DraftItem }

const optionsOf = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value, label: names[value] }))

/** One item: each tap is queued on this device at once. */
export function ItemStep({ inspectionId, item }: Props) {
  const [draft, setDraft] = useState(() => draftOf(item))
  const [since, setSince] = useState(item.since ?? '')
  const kept = useRef(draft)
  const unsent = outbox.useUnsent()
  const keep = async ({ words, ...seen }: ItemDraft) => {
    const next = { ...seen, words: words.trim() }
    if (JSON.stringify(next) === JSON.stringify(kept.current)) return
    kept.current = next
    await keepItem(unsent, inspectionId, next)
  }
  useKeptOnLeaving(() => void keep(draft))
  function change(next: Partial<ItemDraft>) {
    const wanted = { ...draft, ...next }
    setDraft(wanted)
    void keep(wanted)
  }
  const name = `${item.room}, ${item.name}`
  return (
    <div className="grid gap-5">
      <TaskHeader title={item.kind === 'ITEM' ? words.how : item.name} note={name} />
      {item.before && (
        <section aria-label={words.before} className="flex items-center gap-3">
          {item.before.photo_ids.slice(-1).map((id) => (
            <div key={id} className="w-28 shrink-0">
              <Photo id={id} title={`${words.before}: ${name}`} />
            </div>
          ))}
          <p className="text-small text-ink-soft">{words.beforeSaid(sayItem(item.before))}</p>
        </section>
      )}
      {!draft.is_left_out && (
        <>
          {item.kind === 'ITEM' ? (
            <>
              <ConditionWords value={draft.condition} onChoose={(condition) => change({ condition })} />
              <Choices
                label={words.clean}
                options={optionsOf(CLEANLINESS, inspections.cleanliness)}
                chosen={draft.cleanliness ? [draft.cleanliness] : []}
                onChoose={(cleanliness) => change({ cleanliness })}
              />
              <Choices
                label={words.tried}
                options={optionsOf(WORKS, inspections.works)}
                chosen={draft.works ? [draft.works] : []}
                onChoose={(works) => change({ works })}
              />
            </>
          ) : (
            <CountFields draft={draft} onType={(next) => setDraft({ ...draft, ...next })} onChange={change} />
          )}
          <div className="grid gap-2">
            <ul className="grid grid-cols-2 gap-2 empty:hidden">
              {item.photo_ids.map((id) => (
                <li key={id}>
                  <Photo id={id} title={name} />
                </li>
              ))}
              {item.waiting.map(({ client_id }) => (
                <li key={client_id}>
                  <WaitingPhoto client_id={client_id} title={name} />
                </li>
              ))}
            </ul>
            <PhotoPicker inspectionId={inspectionId} itemId={item.id} beforeTaken={() => keep(draft)} />
            <p
              role="status"
              className={item.needs_photo ? 'text-small text-overdue' : 'text-small text-ink-soft'}
            >
              {item.needs_photo ? words.photoNeeded : words.photoHelp}
            </p>
          </div>
          <Field label={words.words} opt={words.wordsOpt}>
            <TextArea
              rows={2}
              maxLength={1000}
              value={draft.words}
              onChange={({ target }) => setDraft({ ...draft, words: target.value })}
              onBlur={() => void keep(draft)}
            />
          </Field>
          {item.kind === 'ITEM' && (
            <DateField
              label={words.since}
              opt={words.sinceOpt}
              value={since}
              max={today()}
              onChange={(day) => {
                setSince(day)
                if (day === '' || isDay(day)) change({ since: day || null })
              }}
            />
          )}
        </>
      )}
      <CheckRow
        plain
        title={words.leftOut}
        checked={draft.is_left_out}
        onChange={({ target }) => change({ is_left_out: target.checked })}
      />
    </div>
  )
}

/** Saves on unmount and when the tab is hidden, since neither fires blur on the field. */
function useKeptOnLeaving(keep: () => void): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const keepHidden = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      latest.current()
    }
  }, [])
}
