import type { WebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@gida/contract/domains/integrations/webhook-rules'
import { integrations } from '#words/integrations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateWebhook, useUpdateWebhook } from '../changes.ts'
import { ChooseSome } from './ChooseSome.tsx'

const words = integrations.webhookForm
const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, label: words.events[value] }))
type Values = { estate_id: string; url: string; events: WebhookEvent[] }

const check = ({ url, events }: Values) => ({
  url: URL.canParse(url) ? undefined : words.urlWrong,
  events: events.length > 0 ? undefined : words.eventsMissing,
})

/** Adds a webhook endpoint; its secret is shown once. */
export function WebhookForm({
  onClose,
  onSaved,
}: {
  onClose: () => void
  onSaved: (secret: string) => void
}) {
  const { estates } = useActor()
  const form = useFields<Values>({ estate_id: estates[0]?.id ?? '', url: '', events: [] }, check)
  const saving = useSave(form, useCreateWebhook(), {
    input: (body) => ({ body }),
    onSaved: ({ secret }) => onSaved(secret),
  })
  return (
    <FormSheet title={words.add} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      {estates.length > 1 && (
        <ChoiceField
          control={form.control}
          name="estate_id"
          label={words.estate}
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <WebhookFields form={form} />
    </FormSheet>
  )
}

/** Changes the URL or the events of an endpoint. */
export function ChangeWebhook({ of, onClose }: { of: WebhookEndpoint; onClose: () => void }) {
  const { id, url, events, estate } = of
  const form = useFields<Values>({ estate_id: estate.id, url, events }, check)
  const saving = useSave(form, useUpdateWebhook(), {
    input: ({ url, events }, changed) => ({ params: { id }, body: changed({ url, events }) }),
    said: words.changed,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.change} form={saving} onClose={onClose} save={words.keep} saving={words.saving}>
      <WebhookFields form={form} />
    </FormSheet>
  )
}

const WebhookFields = ({ form: { control } }: { form: ReturnType<typeof useFields<Values>> }) => (
  <>
    <FormTextField
      control={control}
      name="url"
      label={words.url}
      help={words.urlHelp}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      placeholder={words.urlHint}
      maxLength={500}
    />
    <ChooseSome control={control} name="events" label={words.of} options={EVENTS} />
  </>
)
