import type { RosterEntry } from '@gida/contract/domains/alerts/roster'
import { alerts } from '#words/alerts'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatPhone } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useMoveInRoster, useRemoveFromRoster } from '../changes.ts'

const words = alerts.rosterPage
type Props = {
  entry: RosterEntry
  /** Position in the calling order, and its length. */
  place: number
  of: number
  mayChange: boolean
}

/** A warden or guard; the menu changes the calling order. */
export function RosterRow({ entry: { id, name, phone, role, block }, place, of, mayChange }: Props) {
  const [remove, move] = [useRemoveFromRoster(), useMoveInRoster()]
  const onError = (error: Error) => void toast.error(messageOf(error))
  const onRemove = () =>
    remove.mutate({ params: { id } }, { onSuccess: () => void toast.success(words.removed), onError })
  const moveTo = (next: number) => () =>
    move.mutate(
      { params: { id }, body: { place: next } },
      { onSuccess: () => void toast.success(words.moved(name, next)), onError },
    )
  return (
    <Row
      start={<span className="figures w-5 text-end text-ink-soft">{place}</span>}
      avatar={name}
      title={name}
      note={[words.roles[role], block ?? words.everywhere, phone && formatPhone(phone)]
        .filter(Boolean)
        .join(' · ')}
      end={
        mayChange && (
          <RowMenu
            label={words.menu(name)}
            items={[
              ...(place > 1
                ? [{ label: words.earlier, icon: 'up' as const, onSelect: moveTo(place - 1) }]
                : []),
              ...(place < of
                ? [{ label: words.later, icon: 'down' as const, onSelect: moveTo(place + 1) }]
                : []),
              { label: words.remove, late: true, onSelect: onRemove },
            ]}
          />
        )
      }
    />
  )
}
