import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { vendors } from '#words/vendors'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useHoldVendor, useLiftVendorHold } from '../changes.ts'
import { VendorForm } from '../forms/VendorForm.tsx'

const words = vendors.hold

/** A manager's actions on a vendor: edit, suspend, reactivate. */
export function VendorActs({ vendor }: { vendor: VendorDetail }) {
  const { id, status } = vendor
  const { open, show, close, question } = useOpenForm<'edit' | 'hold'>()
  const hold = useHoldVendor()
  const lifting = useSend(useLiftVendorHold(), { said: words.lifted })
  return (
    <>
      <Button kind="second" onClick={() => show('edit')}>
        {vendors.edit}
      </Button>
      {status === 'ACTIVE' ? (
        <Button kind="quiet" onClick={() => show('hold')}>
          {words.put}
        </Button>
      ) : (
        <Button
          busy={lifting.isSaving}
          onClick={() =>
            lifting.send({ params: { id } }, { tell: (error) => void toast.error(error.message) })
          }
        >
          {words.lift}
        </Button>
      )}
      {open === 'edit' && <VendorForm vendor={vendor} onClose={close} onSaved={close} />}
      {question}
      {open === 'hold' && (
        <ReasonDialog
          change={hold}
          input={(reason) => ({ params: { id }, body: { reason } })}
          said={words.done}
          title={words.title}
          note={words.note}
          label={words.reason}
          missing={words.reasonMissing}
          save={words.save}
          saving={words.saving}
          cancel={words.keep}
          onClose={close}
        />
      )}
    </>
  )
}
