import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { NewEstateForm } from '../forms/EstateForm.tsx'

/** An estate without a property yet; then its page, where the first is added. */
export function NewEstate() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {estates.list.add}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={estates.form.addTitle}>
        <NewEstateForm
          onSaved={({ id, name }) => {
            setOpen(false)
            toast.success(estates.form.added(name))
            void navigate({ to: '/dashboard/estates/$id', params: { id } })
          }}
        />
      </Dialog>
    </>
  )
}
