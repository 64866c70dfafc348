import type { ComponentProps, ReactNode } from 'react'
import { NextSteps } from '../form/NextSteps.tsx'
import { Card } from './Card.tsx'
import { TaskGrid } from './TaskGrid.tsx'
import { TaskHeader } from './TaskHeader.tsx'

type Props = {
  words: { title: string; note: string; aside: ComponentProps<typeof NextSteps> }
  children: ReactNode
}

/** The first step of a task, with the following steps beside it. */
export const TaskStep = ({ words: { title, note, aside }, children }: Props) => (
  <TaskGrid aside={<NextSteps {...aside} />}>
    <TaskHeader title={title} note={note} />
    <Card className="grid gap-5 p-4 md:p-5">{children}</Card>
  </TaskGrid>
)
