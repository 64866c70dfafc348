import { offlinePayments as words } from '#words/offline-payments'
import { useOfflineSince } from '../../../../platform/browser/online.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { FormSubmit } from '../../../../ui/form/FormSubmit.tsx'

type Props = { refusal: string | undefined; isSaving: boolean; words: { save: string; saving: string } }

/** The end of a form that records money: without a connection it waits. */
export function OnlineSubmit(props: Props) {
  const isOffline = useOfflineSince() !== null
  return (
    <>
      {isOffline && (
        <Banner tone="wait" icon="offline" title={words.offlineTitle} live>
          {words.offline}
        </Banner>
      )}
      <FormSubmit {...props} big disabled={isOffline} />
    </>
  )
}
