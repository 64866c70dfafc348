import type { AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import { tenantAccount } from '#words/tenant-account'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useCancelInstruction, useUpdateInstruction } from '../changes.ts'

const words = tenantAccount.standing
type Props = { instruction: AutopayInstruction; onChange: () => void }

/** Pausing takes one tap and acts at once; resuming and ending are confirmed. */
export function AutopayActions({ instruction, onChange }: Props) {
  const { id, status, place } = instruction
  const update = useUpdateInstruction()
  const isActive = status === 'ACTIVE'
  const turn = () =>
    update.mutate(
      { params: { id }, body: { status: isActive ? 'PAUSED' : 'ACTIVE' } },
      { onSuccess: () => toast.success(isActive ? words.paused : words.resumed) },
    )
  return (
    <div className="grid gap-3">
      {!isActive && <p className="text-small text-ink-soft">{words.resumeNote}</p>}
      {update.error && (
        <Banner tone="late" live>
          {messageOf(update.error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind={isActive ? 'second' : 'primary'}
          busy={update.isPending}
          busyText={isActive ? words.pausing : words.resuming}
          onClick={turn}
        >
          {isActive ? words.pause : words.resume}
        </Button>
        <Button kind="second" onClick={onChange}>
          {words.change}
        </Button>
        <EndAutopay id={id} place={place} />
      </div>
    </div>
  )
}

function EndAutopay({ id, place }: { id: string; place: string }) {
  const said = words.cancelling
  return (
    <ActionButton
      label={words.cancel}
      button={{ kind: 'quiet' }}
      change={useCancelInstruction()}
      input={{ params: { id } }}
      said={said.done}
      title={said.title}
      confirm={said.confirm}
      keep={said.keep}
      busy={said.busy}
      danger
    >
      {said.text(place)}
    </ActionButton>
  )
}
