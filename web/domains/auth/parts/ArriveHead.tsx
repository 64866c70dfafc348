/** What a page where people arrive is about. */
export function ArriveHead({ title, note }: { title: string; note?: string }) {
  return (
    <div>
      <h1>{title}</h1>
      {note && <p className="text-ink-soft">{note}</p>}
    </div>
  )
}
