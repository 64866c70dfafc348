import type { Estate } from '@gida/contract/domains/estates/estate'
import { estateSettings } from '#words/estate-settings'
import { useFields } from '../../../platform/forms/use-save.ts'
import { useUpdateEstate } from '../changes.ts'
import { checkEstate } from '../check-property.ts'
import { EstateFields } from '../forms/EstateFields.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const words = estateSettings.details

/** Name and address of an estate; receipt numbers are not affected. */
export function DetailsTab({ estate }: { estate: Estate }) {
  const { id, name, address, state, lga, receipt_prefix } = estate
  const form = useFields({ name, address, state, lga }, checkEstate)
  return (
    <SettingsCard id="details" title={words.title} note={words.receipts(receipt_prefix)}>
      <SettingsForm
        form={form}
        change={useUpdateEstate()}
        input={(body, changed) => ({ params: { id }, body: changed(body, ['state', 'lga']) })}
      >
        <EstateFields form={form} />
      </SettingsForm>
    </SettingsCard>
  )
}
