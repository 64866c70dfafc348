import { shell as words } from '#words/shell'
import { useOfflineSince } from '../platform/browser/online.ts'
import { formatTime } from '../platform/screens/format.ts'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Only while there is no network; says how old is what one sees. */
export function OfflineBanner() {
  const since = useOfflineSince()
  if (since === null) return null
  return (
    <Banner bar live tone="wait" icon="offline" title={words.offlineBanner.title}>
      {words.offlineBanner.text(formatTime(since))}
    </Banner>
  )
}
