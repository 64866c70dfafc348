import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { useState } from 'react'
import { vendors } from '#words/vendors'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useHoldVendor, useLiftVendorHold } from '../changes.ts'
import { VendorForm } from '../forms/VendorForm.tsx'

const words = vendors.hold

/** What a manager does with a vendor: change what is known, put on hold, let work again. */
export function VendorActs({ vendor }: { vendor: VendorDetail }) {
  const { id, status } = vendor
  const [open, setOpen] = useState<'edit' | 'hold'>()
  const close = () => setOpen(undefined)
  const hold = useHoldVendor()
  const lifting = useSend(useLiftVendorHold(), { said: words.lifted })
  return (
    <>
      <Button kind="second" onClick={() => setOpen('edit')}>
        {vendors.edit}
      </Button>
      {status === 'ACTIVE' ? (
        <Button kind="quiet" onClick={() => setOpen('hold')}>
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
