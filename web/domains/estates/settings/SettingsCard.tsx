import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

type Props = { id: string; title: string; note?: string; children: ReactNode }

/** The card of one settings form. */
export const SettingsCard = ({ id, title, note, children }: Props) => (
  <Card aria-labelledby={id} className="max-w-[640px]">
    <CardHead title={title} id={id} />
    <CardBody className="grid gap-4">
      {note && <p className="text-ink-soft">{note}</p>}
      {children}
    </CardBody>
  </Card>
)
