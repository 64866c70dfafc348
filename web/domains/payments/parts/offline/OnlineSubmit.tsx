import { offlinePayments as words } from '#words/offline-payments'
import { useOfflineSince } from '../../../../platform/browser/online.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { FormSubmit } from '../../../../ui/form/FormSubmit.tsx'

type Props = {
  refusal: string | undefined
  isSaving: boolean
  words: { save: string; saving: string }
  /** It may be kept on this phone and booked later. */
  mayWait?: boolean
}

/** The end of a form that records money: without a connection cash is kept as taken, and all else is not recorded yet. */
export function OnlineSubmit({ mayWait = false, ...props }: Props) {
  const isOffline = useOfflineSince() !== null
  return (
    <>
      {isOffline && (
        <Banner tone="wait" icon="offline" title={mayWait ? words.taken.title : words.offlineTitle} live>
          {mayWait ? words.taken.text : words.offline}
        </Banner>
      )}
      <FormSubmit {...props} big disabled={isOffline && !mayWait} />
    </>
  )
}
