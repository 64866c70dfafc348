import type { ReactElement, ReactNode } from 'react'
import { Card } from './Card.tsx'
import { TaskHeader } from './TaskHeader.tsx'
import { TaskLayout } from './TaskLayout.tsx'

type Props = {
  words: { frame: string; back: string; close: string }
  back: ReactElement<{ children?: ReactNode }>
  title: string
  note: string
  children: ReactNode
}

/** A screen with one form. */
export const FormFrame = ({ words, back, title, note, children }: Props) => (
  <TaskLayout title={words.frame} back={back} backLabel={words.back} closeLabel={words.close} narrow>
    <div className="grid gap-4">
      <TaskHeader title={title} note={note} />
      <Card className="p-4 md:p-5">{children}</Card>
    </div>
  </TaskLayout>
)
