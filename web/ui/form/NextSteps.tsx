import { Card } from '../layout/Card.tsx'

/** Beside a form: what happens next, step by step. */
export const NextSteps = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Card className="p-5">
    <h2 className="mb-3">{title}</h2>
    <ol className="grid gap-3">
      {lines.map((line, index) => (
        <li key={line} className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-[2em] shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-caption text-ink-soft"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{line}</span>
        </li>
      ))}
    </ol>
  </Card>
)
