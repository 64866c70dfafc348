import type {
  ChoiceChannel,
  ChoiceKind,
  NotificationChoice,
} from '@gida/contract/domains/notifications/choices'
import { useState } from 'react'
import { settings } from '#words/settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { cacheChoice, useChoose } from '../queries.ts'

const words = settings.choices
const KINDS = Object.keys(words.kinds) as ChoiceKind[]
const CHANNELS = Object.keys(words.channels) as ChoiceChannel[]

/** A checkbox for each kind and channel; saved at once, and reverted on failure. */
export function ChoiceGrid({ choices }: { choices: readonly NotificationChoice[] }) {
  const choose = useChoose()
  /** Choices being saved; all others are as last known. */
  const [turned, setTurned] = useState<readonly NotificationChoice[]>([])
  const isOn = (kind: ChoiceKind, channel: ChoiceChannel) => {
    const same = (one: NotificationChoice) => one.kind === kind && one.channel === channel
    return (turned.find(same) ?? choices.find(same))?.is_on === true
  }

  function turn(kind: ChoiceKind, channel: ChoiceChannel) {
    const wanted = { kind, channel, is_on: !isOn(kind, channel) }
    setTurned((before) => [wanted, ...before])
    // Saved one by one: of two in a row, one may fail alone.
    choose
      .mutateAsync({ body: { choices: [wanted] } })
      .then(
        () => cacheChoice(wanted),
        () => toast.error(words.failed),
      )
      .finally(() => setTurned((before) => before.filter((one) => one !== wanted)))
  }

  return (
    // Four channels and their topics are wider than a phone at a large font size.
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="border-b border-line text-small text-ink-soft">
            <th scope="col" className="px-4 py-2 text-start font-normal md:px-5">
              {words.kind}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-12 px-1 py-2 font-normal md:w-24">
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => {
            const [title, note] = words.kinds[kind]
            return (
              <tr key={kind} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-4 py-2.5 text-start font-normal wrap-anywhere md:px-5">
                  <span className="block">{title}</span>
                  <span className="block text-small text-ink-soft">{note}</span>
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel} className="text-center">
                    <label className="inline-grid size-11 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        className="check"
                        aria-label={words.of(title, words.channels[channel])}
                        checked={isOn(kind, channel)}
                        onChange={() => turn(kind, channel)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
