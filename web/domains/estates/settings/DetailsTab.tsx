import type { Estate } from '@gida/contract/domains/estates/estate'
import { estateSettings } from '#words/estate-settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { EstateForm } from '../forms/EstateForm.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const words = estateSettings.details

export const DetailsTab = ({ estate }: { estate: Estate }) => (
  <SettingsCard id="details" title={words.title} note={words.receipts(estate.receipt_prefix)}>
    <EstateForm estate={estate} onSaved={() => toast.success(estateSettings.saved)} />
  </SettingsCard>
)
