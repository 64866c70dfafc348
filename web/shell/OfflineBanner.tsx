import { shell as words } from '#words/shell'
import { useNetwork, useOfflineSince } from '../platform/browser/online.ts'
import { useKnownSince } from '../platform/offline/known-since.ts'
import { formatWhen } from '../platform/screens/format.ts'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Shown while offline or without answers, with the age of the data on screen. */
export function OfflineBanner() {
  const network = useNetwork()
  const offlineSince = useOfflineSince()
  const since = useKnownSince() ?? offlineSince
  if (since === null) return null
  return (
    <Banner
      bar
      live
      tone="wait"
      icon="offline"
      title={network === 'away' ? words.offlineBanner.title : words.offlineBanner.noAnswer}
    >
      {words.offlineBanner.text(formatWhen(new Date(since).toISOString()))}
    </Banner>
  )
}
