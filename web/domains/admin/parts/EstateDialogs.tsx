import type { PlatformEstate } from '@gida/contract/domains/admin/estate'
import { estateDesk as words } from '#words/estate-desk'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import type { IconName } from '../../../ui/action/Icon.tsx'
import { useRestoreEstate, useSuspendEstate, useVerifyEstate, useWithdrawVerification } from '../changes.ts'

type Props = { estate: Pick<PlatformEstate, 'id' | 'name'>; onClose: () => void }
type DialogWords = typeof words.restore

const wordsOf = ({ title, note, save, saving, done }: DialogWords, { estate, onClose }: Props) => ({
  ...{ note, save, saving, cancel: words.cancel, label: words.reason, missing: words.missing, onClose },
  title: title(estate.name),
  said: done(estate.name),
})

const because =
  ({ estate: { id } }: Props) =>
  (reason: string) => ({ params: { id }, body: { reason } })

const SuspendEstate = (props: Props) => (
  <ReasonDialog
    {...wordsOf(words.suspend, props)}
    change={useSuspendEstate()}
    input={because(props)}
    danger
  />
)
const RestoreEstate = (props: Props) => (
  <ReasonDialog {...wordsOf(words.restore, props)} change={useRestoreEstate()} input={because(props)} />
)
const VerifyEstate = (props: Props) => (
  <ReasonDialog
    {...wordsOf(words.verify, props)}
    change={useVerifyEstate()}
    input={(paper) => ({ params: { id: props.estate.id }, body: { paper } })}
    label={words.verify.paper}
    missing={words.verify.missing}
    most={200}
  />
)
const WithdrawVerification = (props: Props) => (
  <ReasonDialog
    {...wordsOf(words.withdraw, props)}
    change={useWithdrawVerification()}
    input={because(props)}
    danger
  />
)

const DIALOGS = {
  suspend: SuspendEstate,
  restore: RestoreEstate,
  verify: VerifyEstate,
  withdraw: WithdrawVerification,
}
export type EstateAction = keyof typeof DIALOGS

/** The platform's actions on an estate, each with a reason or document. */
export function EstateDialog({ action, ...props }: Props & { action: EstateAction }) {
  const ChosenDialog = DIALOGS[action]
  return <ChosenDialog {...props} />
}

const LOOKS: Record<EstateAction, { label: string; icon: IconName }> = {
  verify: { label: words.verify.save, icon: 'shield' },
  withdraw: { label: words.withdraw.action, icon: 'close' },
  suspend: { label: words.suspend.save, icon: 'stopped' },
  restore: { label: words.restore.save, icon: 'ok' },
}

/** The actions available now. */
export const estateActions = ({ can }: Pick<PlatformEstate, 'can'>, ask: (action: EstateAction) => void) =>
  (Object.keys(LOOKS) as EstateAction[])
    .filter((action) => can[action])
    .map((action) => ({ ...LOOKS[action], onSelect: () => ask(action) }))
