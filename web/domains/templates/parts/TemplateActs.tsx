import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { templates } from '#words/templates'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useDeleteTemplate } from '../changes.ts'

const words = templates.removing

/** What is done seldom. */
export function TemplateActs({ of: { id, name, can } }: { of: TemplateDetail }) {
  const [isRemoving, setRemoving] = useState(false)
  const navigate = useNavigate()
  const change = useDeleteTemplate()
  if (!can.write) return null
  return (
    <>
      <RowMenu
        label={words.more}
        items={[{ label: words.remove, icon: 'trash', late: true, onSelect: () => setRemoving(true) }]}
      />
      {isRemoving && (
        <ActionDialog
          change={change}
          input={{ params: { id } }}
          title={words.title(name)}
          confirm={words.remove}
          keep={words.keep}
          busy={words.busy}
          said={words.done}
          danger
          onDone={() => void navigate({ to: '/dashboard/templates', search: {}, replace: true })}
          onClose={() => setRemoving(false)}
        >
          {words.note}
        </ActionDialog>
      )}
    </>
  )
}
