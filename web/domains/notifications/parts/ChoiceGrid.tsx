import type {
  ChoiceChannel,
  ChoiceKind,
  NotificationChoice,
} from '@gida/contract/domains/notifications/choices'
import { useState } from 'react'
import { settings } from '#words/settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useChoose } from '../queries.ts'

const words = settings.choices
const KINDS = Object.keys(words.kinds) as ChoiceKind[]
const CHANNELS = Object.keys(words.channels) as ChoiceChannel[]

/** A box for each kind and channel; a tick is saved at once, and taken back when it could not be. */
export function ChoiceGrid({ choices }: { choices: readonly NotificationChoice[] }) {
  const choose = useChoose()
  const [shown, setShown] = useState(choices)
  const isOn = (kind: ChoiceKind, channel: ChoiceChannel) =>
    shown.some((choice) => choice.kind === kind && choice.channel === channel && choice.is_on)

  function turn(kind: ChoiceKind, channel: ChoiceChannel) {
    const show = (is_on: boolean) =>
      setShown((before) =>
        before.map((one) => (one.kind === kind && one.channel === channel ? { ...one, is_on } : one)),
      )
    const is_on = !isOn(kind, channel)
    show(is_on)
    // Each tick by itself: of two in a row the first may fail alone.
    choose.mutateAsync({ body: { choices: [{ kind, channel, is_on }] } }).catch(() => {
      show(!is_on)
      toast.error(words.failed)
    })
  }

  return (
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
  )
}
