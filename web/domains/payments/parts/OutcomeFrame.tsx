import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paying } from '#words/paying'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'

type FrameProps = { title: string; children: ReactNode; bar?: ReactNode; wide?: boolean }

/** The frame of a payment's outcome. */
export const OutcomeFrame = ({ title, children, bar, wide = false }: FrameProps) => (
  <TaskLayout
    title={title}
    close={<Link to="/dashboard" />}
    backLabel={paying.pay.back}
    closeLabel={paying.pay.close}
    narrow={!wide}
    payBar={bar}
  >
    {children}
  </TaskLayout>
)
