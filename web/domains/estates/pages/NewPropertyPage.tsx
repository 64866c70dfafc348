import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/Card.tsx'
import { FocusFrame } from '../../../ui/FocusFrame.tsx'
import { FocusGrid } from '../../../ui/FocusGrid.tsx'
import { FocusHead } from '../../../ui/FocusHead.tsx'
import { toast } from '../../../ui/toast.tsx'
import { estates } from '../../../words/en/estates.ts'
import { QuickCreateForm } from '../forms/QuickCreateForm.tsx'
import { newPropertyScreen } from '../routes.ts'

const words = estates.create

/** A building with its units in one go; then the checklist of its estate. */
export function NewPropertyPage() {
  const navigate = newPropertyScreen.useNavigate()
  return (
    <FocusFrame
      title={words.frame}
      back={<Link to="/dashboard/properties" />}
      backLabel={words.back}
      closeLabel={words.close}
    >
      <FocusGrid aside={<WhatHappens />}>
        <FocusHead title={words.title} note={words.note} />
        <Card className="p-4 md:p-5">
          <QuickCreateForm
            onCreated={({ estate }) => {
              toast.success(words.saved(estate.name), { note: words.savedNote })
              void navigate({ to: '/dashboard/estates/$id', params: { id: estate.id }, replace: true })
            }}
          />
        </Card>
      </FocusGrid>
    </FocusFrame>
  )
}

const WhatHappens = () => (
  <Card className="p-5">
    <h2 className="mb-3">{words.aside.title}</h2>
    <ol className="grid gap-3">
      {words.aside.lines.map((line, index) => (
        <li key={line} className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-caption text-ink-soft"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{line}</span>
        </li>
      ))}
    </ol>
  </Card>
)
