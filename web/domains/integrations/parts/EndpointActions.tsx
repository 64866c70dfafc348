import type { WebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { integrations } from '#words/integrations'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import { useDeleteWebhook, useRotateSecret, useTestWebhook, useUpdateWebhook } from '../changes.ts'
import { ChangeWebhook } from '../forms/WebhookForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'

const words = integrations.webhooks

/** Actions on an endpoint: test, new secret, enable, disable, delete. */
export function EndpointActions({ of: endpoint }: { of: WebhookEndpoint }) {
  const { id, status } = endpoint
  const [asked, setAsked] = useState<'change' | 'rotate' | 'remove'>()
  const [secret, setSecret] = useState<string>()
  const [rotate, remove, update] = [useRotateSecret(), useDeleteWebhook(), useUpdateWebhook()]
  const navigate = useNavigate()
  const test = useSend(useTestWebhook(), { said: words.tested })
  const close = () => setAsked(undefined)
  const of = { params: { id } }
  const isOn = status === 'ON'
  const turn = () =>
    update.mutate(
      { ...of, body: { status: isOn ? 'OFF' : 'ON' } },
      {
        onSuccess: () => void toast.success(isOn ? words.isOff : words.isOn),
        onError: (error) => void toast.error(messageOf(error)),
      },
    )
  return (
    <>
      <Button kind="second" icon="send" disabled={!isOn} busy={test.isSaving} onClick={() => test.send(of)}>
        {words.test}
      </Button>
      <MoreMenu
        label={words.more}
        items={[
          { label: words.change, icon: 'pen', onSelect: () => setAsked('change') },
          { label: words.rotate, icon: 'refresh', onSelect: () => setAsked('rotate') },
          { label: isOn ? words.turnOff : words.turnOn, icon: 'bolt', onSelect: turn },
          { label: words.remove, icon: 'close', onSelect: () => setAsked('remove') },
        ]}
      />
      {test.refusal && <p className="text-overdue">{test.refusal}</p>}
      {asked === 'change' && <ChangeWebhook of={endpoint} onClose={close} />}
      {asked === 'rotate' && (
        <ActionDialog
          change={rotate}
          input={of}
          title={words.rotateTitle}
          confirm={words.rotate}
          keep={words.keep}
          busy={words.rotating}
          onClose={close}
          onDone={(made) => {
            close()
            setSecret(made.secret)
          }}
        >
          {words.rotateNote}
        </ActionDialog>
      )}
      {asked === 'remove' && (
        <ActionDialog
          danger
          change={remove}
          input={of}
          title={words.removeTitle}
          confirm={words.remove}
          keep={words.keep}
          busy={words.removing}
          said={words.removed}
          onClose={close}
          onDone={() => void navigate({ to: '/dashboard/settings/developers', replace: true })}
        >
          {words.removeNote}
        </ActionDialog>
      )}
      {secret && (
        <ShownOnce
          title={words.secretTitle}
          label={words.secret}
          secret={secret}
          onDone={() => setSecret(undefined)}
        />
      )}
    </>
  )
}
