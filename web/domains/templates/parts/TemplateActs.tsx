import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { templates } from '#words/templates'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useDeleteTemplate } from '../changes.ts'

const words = templates.removing

/** Rare actions. */
export function TemplateActs({ of: { id, name, can, published } }: { of: TemplateDetail }) {
  const [isRemoving, setRemoving] = useState(false)
  const navigate = useNavigate()
  const change = useDeleteTemplate()
  return (
    <>
      <RowMenu
        label={words.more}
        items={[
          {
            label: templates.many.open,
            icon: 'copy',
            disabled: published === null,
            link: <Link to="/dashboard/templates/$id/many" params={{ id }} search={{}} />,
          },
          ...(can.write
            ? [{ label: words.remove, icon: 'trash' as const, late: true, onSelect: () => setRemoving(true) }]
            : []),
        ]}
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
