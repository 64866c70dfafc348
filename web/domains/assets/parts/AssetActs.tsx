import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import { ASSET_STATUSES, type AssetStatus } from '@gida/contract/domains/assets/rules'
import { assets } from '#words/assets'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { MoreMenu } from '../../../ui/overlay/MoreMenu.tsx'
import { useSetAssetStatus } from '../changes.ts'
import { EditAssetForm } from '../forms/EditAssetForm.tsx'
import { ReadingForm } from '../forms/ReadingForm.tsx'

const words = assets.one
const ICONS = { WORKING: 'check', DOWN: 'warning', RETIRED: 'stopped' } as const

/** What may be done with an asset now. */
export function AssetActs({ asset }: { asset: AssetDetail }) {
  const { open, show, close, question } = useOpenForm<AssetStatus | 'edit' | 'reading'>()
  const { id, status, can } = asset
  const statuses = ASSET_STATUSES.filter(
    (to) => to !== status && (can.manage || (to !== 'RETIRED' && status !== 'RETIRED')),
  )
  return (
    <>
      {can.read_meter && (
        <Button icon="clock" onClick={() => show('reading')}>
          {assets.readings.record}
        </Button>
      )}
      <MoreMenu
        label={words.acts}
        items={[
          ...statuses.map((to) => ({ label: words[to], icon: ICONS[to], onSelect: () => show(to) })),
          can.manage && { label: words.edit, icon: 'pen', onSelect: () => show('edit') },
        ]}
      />
      {open === 'reading' && <ReadingForm id={id} onClose={close} />}
      {open === 'edit' && <EditAssetForm asset={asset} onClose={close} />}
      {question}
      {open && open !== 'edit' && open !== 'reading' && <StatusForm id={id} to={open} onClose={close} />}
    </>
  )
}

const StatusForm = ({ id, to, onClose }: { id: string; to: AssetStatus; onClose: () => void }) => (
  <ReasonDialog
    change={useSetAssetStatus()}
    input={(note) => ({ params: { id }, body: { status: to, note } })}
    title={words[to]}
    note={to === 'RETIRED' ? words.retire : undefined}
    label={words.why}
    opt={assets.form.opt}
    rows={2}
    said={words.statusSaved}
    save={words[to]}
    saving={words.working}
    cancel={words.keep}
    danger={to === 'RETIRED'}
    onClose={onClose}
  />
)
