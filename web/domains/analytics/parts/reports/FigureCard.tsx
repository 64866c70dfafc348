import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'

type Props = {
  title: string
  end?: ReactNode
  note?: ReactNode
  children: ReactNode
  /** Content without padding: rows and tables reach the edges, charts do not. */
  plain?: boolean
}

/** A card of one figure: title, chart or list, and a note. */
export function FigureCard({ title, end, note, children, plain }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead title={title} id={id} end={end} wraps />
      {plain ? children : <CardBody>{children}</CardBody>}
      {note && <p className="px-4 pt-2 pb-4 text-small text-ink-soft md:px-5">{note}</p>}
    </Card>
  )
}
