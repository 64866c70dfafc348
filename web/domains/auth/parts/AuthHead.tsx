/** The head of an auth page. */
export function AuthHead({ title, note }: { title: string; note?: string }) {
  return (
    <div>
      <h1>{title}</h1>
      {note && <p className="text-ink-soft">{note}</p>}
    </div>
  )
}
