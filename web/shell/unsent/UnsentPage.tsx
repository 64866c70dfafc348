import { useEffect } from 'react'
import { outbox as words } from '#words/outbox'
import { titles } from '#words/titles'
import { loadOutboxes } from '../../outboxes.ts'
import { type Unsent, useKept } from '../../platform/outbox/items.ts'
import { hurry } from '../../platform/outbox/sender.ts'
import { Button } from '../../ui/action/Button.tsx'
import { CountBadge } from '../../ui/display/CountBadge.tsx'
import { Rows } from '../../ui/display/Rows.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { CardHead } from '../../ui/layout/CardHead.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { UnsentRow } from './UnsentRow.tsx'

const GROUPS = ['refused', 'waiting', 'sent'] as const
const groupOf = ({ state }: Unsent) => (state === 'refused' || state === 'sent' ? state : 'waiting')

/** The outbox: items queued on this device, those refused with the reason, and those sent within a day. */
export function UnsentPage() {
  const all = useKept()
  useEffect(() => void loadOutboxes(), []) // the code of each kind renders its items
  return (
    <>
      <PageHead title={titles.unsent} />
      <div className="grid max-w-[640px] gap-4">
        {all.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        {GROUPS.map((group) => (
          <Group key={group} group={group} all={all.filter((one) => groupOf(one) === group)} />
        ))}
        <p className="text-small text-ink-soft">{words.rules}</p>
      </div>
    </>
  )
}

function Group({ group, all }: { group: (typeof GROUPS)[number]; all: readonly Unsent[] }) {
  if (all.length === 0) return null
  const id = `unsent-${group}`
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={
          <>
            {words.groups[group]} <CountBadge count={all.length} />
          </>
        }
        end={
          group === 'waiting' && (
            <Button kind="quiet" size="small" icon="refresh" onClick={() => void hurry()}>
              {words.sendNow}
            </Button>
          )
        }
      />
      <Rows>
        {all.map((one) => (
          <UnsentRow key={one.client_id} one={one} />
        ))}
      </Rows>
    </Card>
  )
}
