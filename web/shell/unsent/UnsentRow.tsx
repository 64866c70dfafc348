import { Link, useNavigate } from '@tanstack/react-router'
import { outbox as words } from '#words/outbox'
import { drop, type Unsent } from '../../platform/outbox/items.ts'
import type { OutboxName } from '../../platform/outbox/queued-items.ts'
import { kindOf } from '../../platform/outbox/sender.ts'
import { UnsentState } from '../../platform/outbox/UnsentState.tsx'
import { formatWhen } from '../../platform/screens/format.ts'
import { linkTo } from '../../platform/screens/search.ts'
import { Button } from '../../ui/action/Button.tsx'
import type { IconName } from '../../ui/action/Icon.tsx'
import { Row } from '../../ui/display/Row.tsx'

const ICONS: Record<OutboxName, IconName> = {
  messages: 'chat',
  reports: 'wrench',
  findings: 'file',
  photos: 'camera',
  answers: 'meeting',
  alarms: 'alert',
  notes: 'lock',
  work_notes: 'file',
  readings: 'clock',
  cash: 'naira',
}

/** A queued, refused or sent item, with its actions. */
export function UnsentRow({ one }: { one: Unsent }) {
  const { kind, state, files, sent_at } = one
  const name = { icon: ICONS[kind], title: words.kinds[kind] }
  if (state === 'sent')
    return <Row {...name} tone="in" note={words.sentAt(formatWhen(sent_at ?? one.written_at))} />
  const shown = kindOf(one)?.shown(one)
  return (
    <Row
      {...name}
      tone={state === 'refused' ? 'late' : 'wait'}
      className="items-start"
      note={
        <span className="grid gap-1.5">
          <span className="wrap-anywhere">
            {[shown?.text, files && words.files(files.length)].filter(Boolean).join(' · ')}
          </span>
          <UnsentState unsent={one} ways={kindOf(one) && <Way one={one} />} />
        </span>
      }
    />
  )
}

/** Opens an unsent item for editing; otherwise links to where it belongs. */
function Way({ one }: { one: Unsent }) {
  const navigate = useNavigate()
  const kind = kindOf(one)
  if (!kind) return null
  const { to } = kind.shown(one)
  const { edit } = kind
  const change = () => {
    edit?.(one)
    drop(one.client_id)
    void navigate(linkTo(to))
  }
  const mayChange = edit && !one.files && (one.state === 'refused' || one.state === 'waiting')
  return mayChange ? (
    <Button kind="second" size="small" onClick={change}>
      {words.edit}
    </Button>
  ) : (
    <Button asChild kind="second" size="small">
      <Link {...linkTo(to)}>{words.open}</Link>
    </Button>
  )
}
