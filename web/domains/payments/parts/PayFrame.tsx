import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { paying } from '#words/paying'
import { Stepper } from '../../../ui/display/Stepper.tsx'
import { TaskGrid } from '../../../ui/layout/TaskGrid.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'

const words = paying.pay
type Props = {
  step: 0 | 1 | 2
  back: ReactElement<{ children?: ReactNode }>
  title: string
  note?: ReactNode
  sum: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** The frame of each step: its content, the summary beside it, and the phone's bar. */
export function PayFrame({ step, back, title, note, sum, bar, children }: Props) {
  return (
    <TaskLayout
      title={words.frame}
      back={back}
      close={<Link to="/dashboard" />}
      backLabel={words.back}
      closeLabel={words.close}
      payBar={bar}
    >
      <div className="mb-6">
        <Stepper steps={words.steps} current={step} label={words.stepsLabel} />
      </div>
      <TaskGrid aside={sum}>
        <TaskHeader title={title} note={note} />
        {children}
      </TaskGrid>
    </TaskLayout>
  )
}
