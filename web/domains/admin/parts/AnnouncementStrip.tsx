import type { ShownAnnouncement } from '@gida/contract/domains/admin/announcement'
import { type AnnouncementKind, canPutAway } from '@gida/contract/domains/admin/rules'
import type { ComponentProps } from 'react'
import { announcementStrip as words } from '#words/announcement-strip'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const LOOKS: Record<AnnouncementKind, Pick<ComponentProps<typeof Banner>, 'tone' | 'icon'>> = {
  NEWS: { tone: 'info' },
  MAINTENANCE: { tone: 'wait', icon: 'wrench' },
  TROUBLE: { tone: 'late' },
}

type Props = Pick<ComponentProps<typeof Banner>, 'bar' | 'live'> & {
  said: Pick<ShownAnnouncement, 'kind' | 'title' | 'body'> & { ends_at?: string | undefined }
  onPutAway?: () => void
}

/** A platform announcement, as its reader sees it. */
export function AnnouncementStrip({ said: { kind, title, body, ends_at }, onPutAway, ...place }: Props) {
  return (
    <Banner
      {...place}
      {...LOOKS[kind]}
      title={title}
      action={
        canPutAway(kind) && (
          <Button kind="second" size="small" aria-label={words.label(title)} onClick={onPutAway}>
            {words.putAway}
          </Button>
        )
      }
    >
      <span className="wrap-anywhere">{body}</span>
      {kind === 'MAINTENANCE' && ends_at && (
        <span className="text-ink-soft"> {words.until(formatInstant(ends_at))}</span>
      )}
    </Banner>
  )
}
