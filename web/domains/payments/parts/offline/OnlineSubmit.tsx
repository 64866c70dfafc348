import { offlinePayments as words } from '#words/offline-payments'
import { useOfflineSince } from '../../../../platform/browser/online.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { FormSubmit } from '../../../../ui/form/FormSubmit.tsx'

type Props = {
  refusal: string | undefined
  isSaving: boolean
  words: { save: string; saving: string }
  /** The payment may be queued on this device. */
  mayWait?: boolean
}

/** The submit of a form that records money: offline, cash is queued and anything else is refused. */
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
