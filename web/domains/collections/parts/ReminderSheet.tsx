import type { Reminders, RemindersPreview } from '@gida/contract/domains/collections/reminder'
import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'
import type { LetterLanguage } from '@gida/contract/shared/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collections } from '#words/collections'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { LETTER_LANGUAGES } from '../../../words/languages.ts'
import { useSendReminders } from '../changes.ts'
import { previewQuery } from '../queries.ts'
import { toggleChannel } from '../toggle-channel.ts'
import { ReminderWords } from './ReminderWords.tsx'
import { SkippedList } from './SkippedList.tsx'

const words = collections.remind
/** Limit of the call; a page of debtors has fewer charges. */
const MOST = 500
type Props = { chargeIds: readonly string[]; onClose: () => void }

/** Preview before sending: recipients, channels, texts, and who is skipped and why. */
export function ReminderSheet({ chargeIds, onClose }: Props) {
  const isOpen = chargeIds.length > 0
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()} title={words.title}>
      {isOpen && <Reminding key={chargeIds.join()} chargeIds={chargeIds} onClose={onClose} />}
    </Sheet>
  )
}

function Reminding({ chargeIds, onClose }: Props) {
  const [channels, setChannels] = useState<readonly Channel[]>(CHANNELS)
  const [language, setLanguage] = useState<LetterLanguage | ''>('')
  const body = {
    transaction_ids: chargeIds.slice(0, MOST),
    channels: [...channels],
    ...(language && { language }),
  }
  const reminders = useSendReminders()
  const { send, refusal, isSaving } = useSend(reminders, { unknown: words.unknown })
  const isAsked = channels.length > 0 && !reminders.data
  const answer = useQuery({ ...previewQuery(body), enabled: isAsked })

  if (reminders.data) return <Sent sent={reminders.data} onClose={onClose} />
  return (
    <Loaded bare of={answer} rows={3} loading={words.loading}>
      {(preview) => {
        const count = channels.length > 0 ? preview.letters : 0
        return (
          <div className="grid gap-5 pb-4">
            <fieldset aria-label={words.ways}>
              {CHANNELS.map((channel) => (
                <CheckRow
                  key={channel}
                  title={words.channels[channel]}
                  checked={channels.includes(channel)}
                  onChange={({ target }) => setChannels(toggleChannel(channels, channel, target.checked))}
                  note={noteOf(channel, preview)}
                  end={channels.includes(channel) && words.reaches(preview.by_channel[channel])}
                />
              ))}
            </fieldset>
            <div className="grid gap-4 px-4 md:px-5">
              <Field label={words.language}>
                <SelectField
                  options={[{ value: '', label: words.ownLanguage }, ...LETTER_LANGUAGES]}
                  value={language}
                  onChange={(next) => setLanguage(next as LetterLanguage | '')}
                />
              </Field>
              {channels.length === 0 && <Banner>{words.none}</Banner>}
              {channels.length > 0 && count === 0 && <Banner tone="info">{words.nobody}</Banner>}
              {preview.texts_at && <Banner tone="info">{words.waits(formatWhen(preview.texts_at))}</Banner>}
              <SkippedList title={words.skippedTitle(preview.skipped.length)} skipped={preview.skipped} />
              {preview.words && count > 0 && <ReminderWords said={preview.words} channels={channels} />}
              <Refusal>{refusal}</Refusal>
              <div className="sticky bottom-0 -mx-4 bg-raised px-4 py-2 md:-mx-5 md:px-5">
                <Button
                  wide
                  disabled={count === 0}
                  busy={isSaving || answer.isPlaceholderData} // the preview shown is of an earlier selection
                  busyText={words.sending}
                  onClick={() => send({ body })}
                >
                  {words.send(count)}
                </Button>
              </div>
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

const noteOf = (channel: Channel, { sms_cost }: RemindersPreview) =>
  channel === 'SMS' && sms_cost > 0 ? words.costs(formatNaira(sms_cost, 'short')) : undefined

/** The result, in the same sheet. */
function Sent({ sent, onClose }: { sent: Reminders; onClose: () => void }) {
  return (
    <div className="grid gap-4 px-4 pb-4 md:px-5">
      <Banner tone={sent.letters > 0 ? 'in' : 'info'} live>
        {sent.letters > 0 ? words.sent(sent.letters) : words.nobody}
      </Banner>
      {sent.texts_at && <Banner tone="info">{words.waits(formatWhen(sent.texts_at))}</Banner>}
      <SkippedList title={words.wereSkippedTitle(sent.skipped.length)} skipped={sent.skipped} />
      <Button kind="second" wide onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
