import { imports } from '#words/imports'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

type Props = {
  title: string
  progress: { done: number; of: number }
  said: (done: number, of: number) => string
}

/** Progress of a background job, which continues if the page is left. */
export function ImportProgress({ title, progress: { done, of }, said }: Props) {
  return (
    <Card className="grid gap-3 p-4 md:p-5">
      <h1>{title}</h1>
      <Meter value={done} of={of} tone="act" label={title} />
      <p className="figures text-ink-soft" role="status">
        {of > 0 ? said(done, of) : imports.file.reading}
      </p>
      <p className="text-ink-soft">{imports.check.leave}</p>
    </Card>
  )
}
