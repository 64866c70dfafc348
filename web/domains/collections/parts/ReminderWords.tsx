import type { RemindersPreview } from '@gida/contract/domains/collections/reminder'
import type { Channel } from '@gida/contract/domains/notifications/choices'
import { collections } from '#words/collections'

const words = collections.remind
type Props = { said: NonNullable<RemindersPreview['words']>; channels: readonly Channel[] }

/** The text for the first recipient, by channel. */
export function ReminderWords({ said, channels }: Props) {
  return (
    <section aria-labelledby="words" className="grid gap-3">
      <h3 id="words">{words.wordsTitle(said.tenant_name)}</h3>
      {channels.includes('EMAIL') && (
        <div className="grid gap-1.5 rounded-2 bg-sunken p-3 text-small">
          <p className="font-semibold">{said.subject}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{said.mail}</p>
        </div>
      )}
      {channels.includes('SMS') && (
        <div className="grid gap-1.5 rounded-2 bg-sunken p-3 text-small">
          <p className="font-semibold">
            {words.text} · {words.parts(said.text_parts)}
          </p>
          <p className="wrap-anywhere text-ink-soft">{said.text}</p>
        </div>
      )}
    </section>
  )
}
