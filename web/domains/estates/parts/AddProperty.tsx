import type { Estate } from '@gida/contract/domains/estates/estate'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { useActor } from '../../../platform/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { NewPropertyForm } from '../forms/PropertyForm.tsx'

const words = estates.propertyForm

/** Another building or plot in an estate that is there; then its page, where units are added. */
export function AddProperty({ estate }: { estate: Estate }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const ownsWhatTheyAdd = useActor().user.role === 'LANDLORD'
  return (
    <>
      <Button kind="second" size="small" icon="plus" onClick={() => setOpen(true)}>
        {estates.estate.addProperty}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.addTitle}>
        <NewPropertyForm
          estateId={estate.id}
          namesLandlord={!ownsWhatTheyAdd}
          onSaved={({ id, name }) => {
            setOpen(false)
            toast.success(words.added(name))
            void navigate({ to: '/dashboard/properties/$id', params: { id } })
          }}
        />
      </Dialog>
    </>
  )
}
