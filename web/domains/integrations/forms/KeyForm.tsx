import { KEY_SCOPES, type KeyScope } from '@gida/contract/domains/integrations/rules'
import { integrations } from '#words/integrations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateKey } from '../changes.ts'
import { ChooseSome } from './ChooseSome.tsx'

const words = integrations.form
const DAYS = [90, 365, 30, 0].map((days) => ({ value: String(days), label: words.days[days] ?? '' }))
type Values = { name: string; scopes: KeyScope[]; estate_ids: string[]; days: string }

const check = ({ name, scopes, estate_ids }: Values) => ({
  name: name.trim().length > 1 ? undefined : words.nameMissing,
  scopes: scopes.length > 0 ? undefined : words.scopesMissing,
  estate_ids: estate_ids.length > 0 ? undefined : words.estatesMissing,
})

/** Permissions and estates of a new API key, limited to those of its creator. */
export function KeyForm({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const actor = useActor()
  const { estates } = actor
  const only = estates.length === 1 ? estates.map(({ id }) => id) : []
  const form = useFields<Values>({ name: '', scopes: [], estate_ids: only, days: '90' }, check)
  const { control } = form
  const saving = useSave(form, useCreateKey(), {
    input: ({ days, ...wanted }) => ({
      body: { ...wanted, ...(days !== '0' && { expires_in_days: Number(days) }) },
    }),
    onSaved: ({ key }) => onMade(key),
  })
  const scopes = KEY_SCOPES.filter((scope) => hasPermission(actor, scope))
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <FormTextField control={control} name="name" label={words.name} help={words.nameHelp} maxLength={60} />
      <ChooseSome
        control={control}
        name="scopes"
        label={words.scopes}
        options={scopes.map((value) => ({ value, label: words.scope[value] }))}
      />
      <ChooseSome
        control={control}
        name="estate_ids"
        label={words.estates}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceField control={control} name="days" label={words.expires} options={DAYS} />
    </FormSheet>
  )
}
