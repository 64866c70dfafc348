import type { ApiKey } from '@gida/contract/domains/integrations/api-key'
import { useState } from 'react'
import { integrations } from '#words/integrations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay, formatWhen, lagosDay } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useRevokeKey, useRotateKey } from '../changes.ts'

const words = integrations.keys
/** A key in force has no pill. */
const TONES = { REPLACED: 'wait', EXPIRED: 'idle', REVOKED: 'idle' } as const

/** An API key, identified by its name and last characters. */
export function KeyRow({ of: key, onMade }: { of: ApiKey; onMade: (key: string) => void }) {
  const [asked, setAsked] = useState<'rotate' | 'revoke'>()
  const [rotate, revoke] = [useRotateKey(), useRevokeKey()]
  const me = useActor().user.id
  const { id, name, status, owner } = key
  const isOver = status === 'EXPIRED' || status === 'REVOKED'
  const close = () => setAsked(undefined)
  const dialog = { input: { params: { id } }, keep: words.keep, onClose: close }
  return (
    <>
      <Row
        icon="key"
        title={name}
        note={notesOf(key, owner.id === me)}
        end={
          <>
            {status !== 'ACTIVE' && <Pill tone={TONES[status]}>{words.status[status]}</Pill>}
            {!isOver && (
              <RowMenu
                label={words.menu(name)}
                items={[
                  ...(status === 'ACTIVE' && owner.id === me
                    ? [{ label: words.rotate, icon: 'refresh' as const, onSelect: () => setAsked('rotate') }]
                    : []),
                  { label: words.revoke, icon: 'close' as const, onSelect: () => setAsked('revoke') },
                ]}
              />
            )}
          </>
        }
      />
      {asked === 'rotate' && (
        <ActionDialog
          {...dialog}
          change={rotate}
          title={words.rotateTitle(name)}
          confirm={words.rotate}
          busy={words.rotateBusy}
          onDone={(made) => {
            close()
            onMade(made.key)
          }}
        >
          {words.rotateNote}
        </ActionDialog>
      )}
      {asked === 'revoke' && (
        <ActionDialog
          {...dialog}
          danger
          change={revoke}
          title={words.revokeTitle(name)}
          confirm={words.revoke}
          busy={words.revokeBusy}
          said={words.revoked(name)}
        >
          {words.revokeNote}
        </ActionDialog>
      )}
    </>
  )
}

function notesOf(key: ApiKey, isMine: boolean): string {
  const { prefix, last_four, scopes, estates, last_used_at, expires_at, owner } = key
  return [
    words.ends(prefix, last_four),
    !isMine && words.byOther(owner.full_name),
    words.may(scopes.length),
    ...estates.map(({ name }) => name),
    last_used_at ? words.used(formatWhen(last_used_at)) : words.neverUsed,
    expires_at && words.until(formatDay(lagosDay(new Date(expires_at)))),
  ]
    .filter(Boolean)
    .join(' · ')
}
