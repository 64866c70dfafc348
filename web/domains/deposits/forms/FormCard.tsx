import type { ReactNode, SubmitEventHandler } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'

type Props = {
  id: string
  title: string
  note?: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form in its own card. */
export const FormCard = ({ id, title, note, onSubmit, children }: Props) => (
  <Card aria-labelledby={id}>
    <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={onSubmit}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p className="text-ink-soft">{note}</p>}
      </div>
      {children}
    </form>
  </Card>
)
