import type { Invitation } from '@gida/contract/domains/invitations/invitation'
import { useEffect } from 'react'
import { invitations } from '#words/invitations'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useShareInvitation } from '../changes.ts'
import { nameOf } from './invitation-columns.tsx'

const words = invitations.share
type Props = { invitation: Invitation; onDone: () => void }

/** A link to copy or share by WhatsApp, created when the dialog opens. */
export function ShareInvitation({ invitation, onDone }: Props) {
  const { id } = invitation
  const { mutate, data, error } = useShareInvitation()
  useEffect(() => mutate({ params: { id } }), [mutate, id])
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyFailed)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={words.title(nameOf(invitation))}
      actions={
        data && (
          <>
            <Button kind="second" icon="copy" onClick={() => void copy(data.link)}>
              {words.copy}
            </Button>
            <Button asChild icon="share">
              <a
                href={`https://wa.me/?text=${encodeURIComponent(data.text)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {words.whatsapp}
              </a>
            </Button>
          </>
        )
      }
    >
      <p className="text-ink-soft">{words.note}</p>
      {error && <Banner tone="late">{messageOf(error)}</Banner>}
      {!data && !error && <SkeletonRows rows={1} label={words.making} />}
      {data && <p className="mono text-small break-all select-all">{data.link}</p>}
    </Dialog>
  )
}
